import HTTP

/// What all connections of a server share; a class, so that an idle connection holds one word of it.
final class ConnectionContext: Sendable {
    let handler: any Handler
    let onEvent: @Sendable (ServerEvent) -> Void
    let onExchange: (@Sendable (ExchangeRecord) -> Void)?
    let failureResponder: @Sendable (Status, RequestHead?, RequestID) -> Response
    let compressor: ResponseCompressor?
    let connections: ConnectionCount
    let limits: Limits
    let connectionsPerLoop: Int
    let minimumRate: Int
    // Milliseconds.
    let head: Int64
    let idle: Int64
    let bodyGrace: Int64
    let writeGrace: Int64
    let linger: Int64
    let drain: Int64

    init(
        configuration: ServerConfiguration, handler: some Handler, onEvent: @escaping @Sendable (ServerEvent) -> Void
    ) {
        self.handler = handler
        self.onEvent = onEvent
        onExchange = configuration.onExchange
        failureResponder = configuration.failureResponder
        compressor = configuration.compressionMinimumBytes.map(ResponseCompressor.init)
        connections = configuration.connections
        limits = configuration.limits
        connectionsPerLoop = configuration.connectionsPerLoop
        let timeouts = configuration.timeouts
        minimumRate = max(1, timeouts.minimumBytesPerSecond)
        head = timeouts.head.inMilliseconds
        idle = timeouts.idle.inMilliseconds
        bodyGrace = timeouts.bodyGrace.inMilliseconds
        writeGrace = timeouts.writeGrace.inMilliseconds
        linger = timeouts.linger.inMilliseconds
        drain = timeouts.drain.inMilliseconds
    }
}
