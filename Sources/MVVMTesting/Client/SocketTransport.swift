import HTTP

/// Sends requests to a running server on the loopback, each over a connection of its own.
struct SocketTransport: TestTransport {
    private let port: UInt16

    /// - Parameter address: `http://127.0.0.1:43125`, as ``ProgramUnderTest/waitForAddress(within:)`` returns it.
    init(address: String) throws {
        let host = "http://127.0.0.1:"
        guard address.hasPrefix(host), let port = UInt16(address.dropFirst(host.count)) else {
            throw TestClientError.wrongAddress(address)
        }
        self.port = port
    }

    func send(_ request: TestRequest) async throws -> TestResponse {
        var head = "\(request.method) \(request.target) HTTP/1.1\r\n"
        for (name, value) in request.fields { head += "\(name): \(value)\r\n" }
        if !request.fields.contains(.host) { head += "Host: 127.0.0.1:\(port)\r\n" }
        head += "Content-Length: \(request.body.count)\r\nConnection: close\r\n\r\n"
        let answer = try await PlainConnection.exchange(
            Array(head.utf8) + request.body, port: port, hasBody: request.method != .head)
        guard let status = Status(code: answer.status) else { throw TestClientError.wrongStatus(answer.status) }
        var fields = HeaderFields()
        for (name, value) in answer.fields { try fields.append(name, text: value) }
        return TestResponse(request: request, status: status, fields: fields, body: Array(answer.body))
    }
}
