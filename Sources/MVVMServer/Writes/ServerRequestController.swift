import MVVM

/// Does what a request asks for: the domain's verb, and where the visitor goes from there.
public protocol ServerRequestController: Sendable {
    associatedtype Request: ServerRequest where Request.ResponseBody: ViewModel
    associatedtype Services: Sendable

    /// Called after the body's own rules held; where the answer is a `ResultViewModel`, whether they hold or not.
    ///
    /// - Throws: `Request.ResponseError`, which becomes its error view model; anything else is an internal error.
    static func perform(
        _ body: Request.RequestBody, in context: ControllerContext<Request, Services>
    ) async throws -> Request.ResponseBody

    /// Where a browser goes after the write.
    static func success(of response: Request.ResponseBody) -> Success

    /// The same, where the note depends on what was asked for: it may have been so already. `success(of:)` unless told
    /// otherwise.
    static func success(of response: Request.ResponseBody, to body: Request.RequestBody) -> Success

    /// Where a program reads what it made: the `Location` of a 201. The browser's next page unless told otherwise.
    static func location(of response: Request.ResponseBody) -> Link

    /// What the previews do in place of `perform`: the operation of the page's stub, which records the call and answers with
    /// a stub. Unless told otherwise the request itself is recorded by its name.
    static func stub(
        _ body: Request.RequestBody, recording record: OperationRecord
    ) async throws -> Request.ResponseBody
}

extension ServerRequestController {
    public static func stub(
        _ body: Request.RequestBody, recording record: OperationRecord
    ) async throws -> Request.ResponseBody {
        record.append(OperationCall("\(Request.self)", with: body))
        return .stub()
    }

    public static func success(of response: Request.ResponseBody, to body: Request.RequestBody) -> Success {
        success(of: response)
    }

    public static func location(of response: Request.ResponseBody) -> Link { success(of: response).link }
}
