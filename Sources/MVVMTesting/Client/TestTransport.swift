/// How a test's request reaches the server: in process, or over a socket.
protocol TestTransport: Sendable {
    func send(_ request: TestRequest) async throws -> TestResponse
}
