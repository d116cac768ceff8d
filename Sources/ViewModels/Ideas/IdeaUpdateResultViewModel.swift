import MVVM

/// What became of a text that somebody saved.
///
/// A save that keeps nothing is a result here, and not an error as in `IdeaCreateRequest`: each outcome has another thing to
/// show (the idea, two texts beside each other, the form as it was typed), and none of them is a message alone.
@ViewModel
public struct IdeaUpdateResultViewModel: ResultViewModel {
    public enum Result {
        case saved(IdeaViewModel)
        /// Somebody else saved first: both texts, and nothing is lost.
        case conflict(IdeaConflictViewModel)
        /// Rules of the fields are broken: the form as it was typed.
        case invalid(IdeaEditViewModel)
    }

    public let result: Result
    public var vmId: ViewModelId = .init(type: Self.self)

    public var responseStatus: Int {
        switch result {
        case .saved: 200
        case .conflict: 409
        case .invalid: 422
        }
    }

    public init(_ result: Result) { self.result = result }

    public static func stub() -> Self { .init(.saved(.stub())) }
}
