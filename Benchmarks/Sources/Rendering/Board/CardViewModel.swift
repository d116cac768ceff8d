import Foundation
import MVVM

@ViewModel
struct CardViewModel {
    let id: Int
    let title: String
    let author: String
    @LocalizedString var votesTitle
    let votes: LocalizableInt
    let created: LocalizableDate
    let tags: [String]
    let vmId: ViewModelId

    init(id: Int, title: String, author: String, votes: Int, created: Date, tags: [String]) {
        self.id = id
        self.title = title
        self.author = author
        self.votes = LocalizableInt(value: votes)
        self.created = LocalizableDate(value: created)
        self.tags = tags
        vmId = ViewModelId(id: id)
    }

    static func stub() -> Self {
        .init(id: 1, title: "Dark mode", author: "Ada", votes: 3, created: StubClock.now, tags: ["ui", "mobile"])
    }
}
