import Localization
import MVVM
import MVVMServer

/// A page without a query, and one of every kind of value that a view model may hold.
@ViewModel
struct IdeaListViewModel: RequestableViewModel {
    typealias Request = IdeaListRequest

    enum Outcome {
        case open
        case done(Effort)
    }

    struct Effort {
        let days: LocalizableInt
    }

    @LocalizedString var pageTitle
    @LocalizedSubs(substitutions: \.counts) var summary
    let ideas: [String]
    let count: Int
    let share: Double
    let isEmpty: Bool
    let id: ModelIdType
    let home: Link
    let markup: SafeHTML
    let note: String?
    let nothing: String?
    let votes: LocalizableInt
    let average: LocalizableDouble
    let changed: LocalizableDate
    let outcomes: [Outcome]
    let grid: [[Int]]
    let byName: [String: Int]
    var vmId: ViewModelId = .init(type: Self.self)
    private let isStub: Bool

    private var counts: [String: any Localizable] { ["count": LocalizableInt(value: ideas.count)] }

    init(ideas: [String]) {
        self.ideas = ideas
        count = ideas.count
        share = 0.5
        isEmpty = ideas.isEmpty
        id = .stub()
        home = Link(to: IdeaListRequest())
        markup = SafeHTML(trusted: "<b>&amp;</b>")
        note = "a\"\\\n\u{1}\u{1F9D1}"
        nothing = nil
        votes = LocalizableInt(value: 1_234)
        average = LocalizableDouble(value: 1_914.5)
        changed = LocalizableDate(value: StubClock.now)
        outcomes = [.open, .done(Effort(days: LocalizableInt(value: 3)))]
        grid = [[1, 2], []]
        byName = ["b": 2, "a": 1]
        isStub = false
    }

    static func stub() -> Self { .init(ideas: ["Offline mode"]) }
}

struct IdeaListRequest: ViewModelRequest {
    typealias ResponseBody = IdeaListViewModel
}

extension IdeaListViewModel: ViewModelFactory {
    static func model(context: FactoryContext<IdeaListRequest, TinyServices>) async throws -> Self {
        .init(ideas: context.services.ideas)
    }
}
