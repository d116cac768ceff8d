/// Carries messages to a server and back; `MVVMClient` has the one over sockets.
public protocol ServerRequestTransport: Sendable {
    /// Sends a message once, and returns whatever the server answers.
    ///
    /// - Throws: `TransportError` without an answer; `CancellationError`, never wrapped, when the task is cancelled.
    func send(_ message: RequestMessage) async throws -> ResponseMessage
}
