import HTTP

/// The seam to the layer above: answers one request.
///
/// Called on the event loop of the connection. What blocks belongs on an actor with an executor of its own: until it
/// returns, no other connection of the loop is served.
public protocol Handler: Sendable {
    /// Cancelled when the peer is gone for good, and when the drain of a stopping server takes too long. Never throws:
    /// every failure has an answer. Runs where its caller runs: the runtime need not look for the executor.
    nonisolated(nonsending) func respond(to request: Request) async -> Response
}
