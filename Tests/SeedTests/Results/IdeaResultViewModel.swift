import MVVM

/// Seed: SwiftUI view generator, "Result/Error Handling Pattern".
@ViewModel
public struct IdeaResultViewModel: RequestableViewModel, ResultViewModel {
    public enum Result {
        case success(AuthorCardViewModel)
        case notFound(MissingIdeaViewModel)
        case permissionDenied
    }

    public typealias Request = IdeaResultRequest

    public let result: Result
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(result: Result) {
        self.result = result
    }

    /// A case sets the status.
    public var responseStatus: Int {
        switch result {
        case .success: 200
        case .notFound: 404
        case .permissionDenied: 403
        }
    }

    public static func stub() -> Self { .init(result: .success(.stub())) }
}

/// Reads an idea, or why it is not shown.
public struct IdeaResultRequest: ViewModelRequest {
    public struct Query: ServerRequestQuery {
        @PathComponent public var name: String
    }

    public typealias ResponseBody = IdeaResultViewModel

    public let query: Query

    public init(_ name: String) { query = Query(name: name) }
}
