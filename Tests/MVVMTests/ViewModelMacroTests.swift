import Foundation
import MVVM
import Testing

@ViewModel
struct CardViewModel {
    let id: ModelIdType
    /// What people call it.
    let title: String
    let createdAt: LocalizableDate
    let note: String?
    @LocalizedString var voteTitle
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") var required
    @LocalizedSubs(substitutions: \.votes) var voteSummary
    let status: Status
    let result: Result
    let vmId: ViewModelId
    private let isStub: Bool
    private let voteCount: Bool

    enum Status { case open, done }
    enum Result {
        case success(TagViewModel)
        case notFound
    }
    struct Size {
        let width: Int
    }

    private var votes: [String: any Localizable] { ["count": LocalizableInt(value: 3)] }

    init(id: ModelIdType, title: String) {
        self.id = id
        self.title = title
        createdAt = .stub()
        note = nil
        status = .open
        result = .success(.stub())
        vmId = .init(id: id)
        isStub = false
        voteCount = false
    }

    static func stub(id: ModelIdType = .stub(), title: String = "Dark mode") -> Self { .init(id: id, title: title) }
}

@ViewModel
struct TagViewModel {
    let name: String
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub(name: String = "mobile") -> Self { .init(name: name) }
}

@ViewModel
struct PageViewModel: RequestableViewModel {
    typealias Request = PageRequest
    @LocalizedString var pageTitle
    var cards: [CardViewModel]
    var vmId: ViewModelId = .init(type: Self.self)
    init(cards: [CardViewModel]) { self.cards = cards }
    static func stub() -> Self { .init(cards: [.stub()]) }
}

struct PageRequest: ViewModelRequest {
    struct Query: ServerRequestQuery {
        @PathComponent var id: UUID
        var page: Int?
        var tags: [String] = []
    }
    typealias ResponseBody = PageViewModel
    let query: Query
}

struct MoveRequest: UpdateRequest {
    typealias ResponseBody = EmptyBody

    @LocalizableError
    struct ResponseError: ServerRequestError {
        enum Code: String, LocalizedCases { case movedMeanwhile, notFound }
        let code: Code
        let message: LocalizableString
        init(code: Code) {
            self.code = code
            self.message = code.localized()
        }
        var errorCode: String { code.rawValue }
        var status: Int { 409 }
    }
}

@ViewModel(options: [.clientHostedFactory])
struct MoveErrorViewModel: ErrorViewModel {
    let message: LocalizableString
    let errorCode: String
    var vmId: ViewModelId = .init(type: Self.self)
    init(responseError: MoveRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
    }
    static func stub() -> Self { .init(responseError: .init(code: .movedMeanwhile)) }
}

@Suite("What the macro writes")
struct ViewModelMacroTests {
    @Test("The table lists what is visible, in declared order, with keys and documentation")
    func table() {
        let table = CardViewModel.propertyTable
        #expect(
            table.properties.map(\.name) == [
                "id", "title", "createdAt", "note", "voteTitle", "required", "voteSummary", "status", "result", "vmId",
            ])
        #expect(table.key(at: 4) == ["CardViewModel", "voteTitle"])
        #expect(table.key(at: 5) == ["CardViewModel", "email", "validationMessages", "required"])
        #expect(table.key(at: 1) == nil)
        #expect(table.properties[1].documentation == "What people call it.")
        #expect(MoveRequest.ResponseError.Code.propertyTable.typePath == ["MoveRequest", "ResponseError", "Code"])
    }

    @Test("A path comes from the type, page or client-hosted, and the query follows it in declared order")
    func targets() {
        #expect(MoveRequest.path == "/move")
        let query = PageRequest.Query(id: .stub(), page: 2, tags: ["a&b", "c d"])
        #expect(
            PageRequest(query: query).target
                == "/page/00000000-0000-7000-8000-000000000001?page=2&tags=a%26b&tags=c%20d")
        #expect(MoveErrorViewModel.ClientHostedRequest.path == "/move-error")
    }
}
