/// A page or an answer that is one of several, by the case of an enum (seed: view generator, "Result/Error Handling
/// Pattern"): `enum Result { case success(TaskViewModel), notFound(NotFoundViewModel) }`.
public protocol ResultViewModel: ViewModel {
    /// The HTTP status of the answer, by the case. 2xx is a success; a write with any other status is answered with this
    /// view model where it was sent, instead of a redirect.
    var responseStatus: Int { get }
}

extension ResultViewModel {
    /// Whether the case is a success.
    public var isSuccess: Bool { (200..<300).contains(responseStatus) }
}
