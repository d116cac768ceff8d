import Foundation
import HTTP

/// Everything a server is told before it starts.
public struct ServerConfiguration: Sendable {
    public var addresses: [SocketAddress]
    /// Sockets that listen already, such as those of `SocketActivation`; closed at the end.
    public var inheritedDescriptors: [CInt] = []
    /// Event loops, each with a thread; one per core unless told otherwise.
    public var loopCount = ProcessInfo.processInfo.activeProcessorCount
    /// Connections of one loop and address; beyond, those that have been idle longest are closed, and where none is idle new
    /// ones wait in the kernel's queue.
    public var connectionsPerLoop = 16_384
    /// Where connections are counted; for metrics.
    public var connections = ConnectionCount()
    public var limits = Limits()
    public var timeouts = Timeouts()
    /// Bytes from which on pages are sent as gzip to clients that ask for it; `nil`: never, since a proxy does it. What a
    /// stranger can make stand beside a secret on one page must not be compressed with it (BREACH): say `no-transform`.
    public var compressionMinimumBytes: Int? = 16 * 1024
    /// Told of each answer when it has gone out, on the event loop: the receiver must not block. `nil` costs nothing.
    public var onExchange: (@Sendable (ExchangeRecord) -> Void)?
    /// Answers what never reaches the handler: 400, 408, 413, 414, 417, 431, 501, 505. The head is there when its request
    /// line was read; its fields may be incomplete. Behind a line that was refused it may hold `Accept` and
    /// `Accept-Language` alone, and method and target are made up. The id is that of the `ExchangeRecord`. Whatever status
    /// it returns, the given one is sent.
    public var failureResponder: @Sendable (Status, RequestHead?, RequestID) -> Response = { status, _, _ in
        Response(status, text: "\(status)\n")
    }

    public init(addresses: [SocketAddress]) { self.addresses = addresses }
}
