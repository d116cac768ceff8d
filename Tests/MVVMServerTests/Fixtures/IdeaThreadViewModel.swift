import MVVM
import MVVMServer

/// A page that contains itself: an idea, and those that answer it.
@ViewModel
struct IdeaThreadViewModel: RequestableViewModel {
    typealias Request = IdeaThreadRequest

    let pageTitle: String
    let replies: [IdeaThreadViewModel]
    let vmId: ViewModelId

    init(title: String, replies: [IdeaThreadViewModel] = []) {
        pageTitle = title
        self.replies = replies
        vmId = .init(id: title)
    }

    static func stub() -> Self {
        let themes = Self(title: "Themes", replies: [Self(title: "High contrast")])
        return Self(title: "Dark mode", replies: [themes, Self(title: "Offline mode")])
    }
}

struct IdeaThreadRequest: ViewModelRequest {
    typealias ResponseBody = IdeaThreadViewModel
}

extension IdeaThreadViewModel: ViewModelFactory {
    static func model(context: FactoryContext<IdeaThreadRequest, TinyServices>) async throws -> Self { stub() }
}
