/// What a visitor is told when one request's error is thrown: each `ResponseError` has its own.
public protocol ErrorViewModel: ViewModel {
    associatedtype ResponseError: ServerRequestError

    init(responseError: ResponseError)
}
