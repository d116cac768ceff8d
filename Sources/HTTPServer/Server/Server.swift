// Opens the listeners, starts a loop per core, and waits until all have drained.

import HTTP

/// An HTTP/1.1 server.
public struct Server: Sendable {
    private let configuration: ServerConfiguration
    private let context: ConnectionContext
    private let sockets: OpenSockets?
    private let stopSwitch = StopSwitch()

    /// - Parameter sockets: opened from the same configuration; by default `run()` opens them.
    public init(
        configuration: ServerConfiguration, sockets: OpenSockets? = nil, handler: some Handler,
        onEvent: @escaping @Sendable (ServerEvent) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.sockets = sockets
        context = ConnectionContext(configuration: configuration, handler: handler, onEvent: onEvent)
    }

    /// Serves until `stop()`, then lets running requests finish until `Timeouts.drain` has passed. Returns when every
    /// handler has returned: one that ignores its cancellation holds it. Cancelling the task stops the server too, and
    /// cancels what runs at once.
    ///
    /// Throws `SocketError` when an address cannot be listened on. Runs once.
    public func run() async throws {
        DescriptorLimit.raise()
        let loops = try (0..<max(1, configuration.loopCount)).map { try EventLoop(index: $0) }
        let sockets = try sockets ?? OpenSockets(configuration)
        for loop in loops { loop.start() }
        stopSwitch.arm(loops)
        defer {
            stopSwitch.disarm()
            for loop in loops { loop.finish() }
            sockets.removePaths()
        }
        context.onEvent(.listening(sockets.addresses))
        await withTaskCancellationHandler {
            await withDiscardingTaskGroup { group in
                for (loop, own) in zip(loops, sockets.listeners) {
                    for listener in own {
                        group.addTask(executorPreference: loop) {
                            await Acceptor(listener, on: loop, of: loops, for: context).run()
                        }
                    }
                }
            }
        } onCancel: {
            stop()
        }
        context.onEvent(.stopped)
    }

    /// Asks for a graceful stop. May be called from any thread, early and repeatedly; not from a raw signal handler.
    public func stop() { stopSwitch.flip() }
}
