// Takes connections on one loop and lets each be a child task, until the server stops; then waits for them.

import Glibc
import HTTP

/// Confined to its loop: made and run in one task there.
final class Acceptor {
    private let listener: Listener
    private let loop: EventLoop
    private let context: ConnectionContext
    /// Connections that are open.
    private let census = Census()
    private var accepted = 0
    /// Since something ran out; told once, until a connection is taken again.
    private var isPaused = false

    init(_ listener: Listener, on loop: EventLoop, for context: ConnectionContext) {
        self.listener = listener
        self.loop = loop
        self.context = context
    }

    func run() async {
        await withDiscardingTaskGroup { group in
            await accept(into: &group)
            let deadline = loop.now + context.drain
            while census.count > 0, loop.now < deadline { await loop.sleep(milliseconds: 20) }
            guard census.count > 0 else { return }
            context.onEvent(.drainExpired(connections: census.count))
            group.cancelAll()
            loop.abort()
        }
    }

    private func accept(into group: inout DiscardingTaskGroup) async {
        guard let channel = register(listener.descriptor, isListener: true) else { return }
        defer { channel.close() }
        while !loop.isDraining, await channel.waitReadable(until: .distantFuture, isIdle: true) == .ready {
            guard census.count < context.connectionsPerLoop else {
                await makeRoom()
                continue
            }
            switch listener.accept() {
            case .none: channel.noteDrained()
            case .connection(let descriptor, let peer):
                isPaused = false
                serve(descriptor, of: peer, in: &group)
                // A flood of new connections must not keep the loop from those that it has.
                if accepted % 64 == 0 { await loop.yield() }
            case .exhausted(let code):
                notePause(code)
                await makeRoom()
            }
        }
    }

    /// Whoever holds a connection and asks for nothing makes room for whoever comes (RFC 9112 §9.5); where nobody is idle,
    /// time must do it.
    private func makeRoom() async {
        if loop.closeIdle(forMilliseconds: Self.leastIdle) > 0 {
            await loop.yield()
        } else {
            await loop.sleep(milliseconds: Self.pause)
        }
    }

    /// Milliseconds within which a connection is left alone: its request may be on the way.
    private static let leastIdle: Int64 = 1_000
    /// Milliseconds until accepting is tried again, when something has run out.
    private static let pause: Int64 = 100

    private func serve(_ descriptor: CInt, of peer: PeerAddress?, in group: inout DiscardingTaskGroup) {
        guard let channel = register(descriptor) else { return }
        let (context, census) = (context, census)
        census.count += 1
        context.connections.noteOpened()
        accepted += 1
        group.addTask {
            await Connection(channel, peer: peer, for: context).serve()
            census.count -= 1
            context.connections.noteClosed()
        }
    }

    private func notePause(_ code: CInt) {
        if !isPaused { context.onEvent(.acceptPaused(errno: code)) }
        isPaused = true
    }

    /// `nil`, and the descriptor closed, when epoll is out of memory.
    private func register(_ descriptor: CInt, isListener: Bool = false) -> Channel? {
        do throws(SocketError) {
            return try loop.register(descriptor, isListener: isListener)
        } catch {
            notePause(error.code)
            Glibc.close(descriptor)
            return nil
        }
    }
}
