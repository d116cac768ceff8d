/// What a visitor is told when one request's error is thrown: each `ResponseError` has its own.
public protocol ErrorViewModel: ViewModel {
    associatedtype ResponseError: ServerRequestError

    init(responseError: ResponseError)

    /// One error for each of its codes, as the preview shows them beside the stub.
    static var examples: [ResponseError] { get }
}

extension ErrorViewModel {
    public static var examples: [ResponseError] { [] }
}
