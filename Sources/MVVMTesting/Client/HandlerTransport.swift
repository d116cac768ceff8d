import HTTP
import HTTPServer

/// Hands requests to a handler in process: no socket, no thread, and the request id is always the same.
struct HandlerTransport: TestTransport {
    let handler: any Handler

    /// - Throws: ``TestClientError/wrongTarget(_:)`` for what a server would refuse before any handler sees it.
    func send(_ request: TestRequest) async throws -> TestResponse {
        guard let target = RequestTarget(parsing: request.target) else {
            throw TestClientError.wrongTarget(request.target)
        }
        let head = RequestHead(method: request.method, target: target, fields: request.fields)
        let body: RequestBody = request.body.isEmpty ? .empty : .bytes(request.body)
        let response = await handler.respond(to: Request(head: head, body: body))
        let hasBody = request.method != .head && response.status.allowsContent
        return TestResponse(
            request: request, status: response.status, fields: response.fields,
            body: hasBody ? try await response.body.collect() : [])
    }
}
