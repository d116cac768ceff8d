// Takes connections on one loop and lets each be a child task, until the server stops; then waits for them.

import Glibc
import HTTP

/// Confined to its loop: made and run in one task there.
final class Acceptor {
    private let listener: Listener
    private let loop: EventLoop
    private let context: ConnectionContext
    /// The other loops of the server, which take descriptors from the same store.
    private let neighbors: [EventLoop]
    /// Whose turn it is to be asked for room.
    private var turn = 0
    /// Connections that are open.
    private let census = Census()
    private var accepted = 0
    /// When it was told last that something ran out.
    private var lastTold: Moment?

    init(_ listener: Listener, on loop: EventLoop, of loops: [EventLoop], for context: ConnectionContext) {
        self.listener = listener
        self.loop = loop
        self.context = context
        neighbors = loops.filter { $0 !== loop }
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
                await makeRoom(askingNeighbors: false)
                continue
            }
            switch listener.accept() {
            case .none: channel.noteDrained()
            case .connection(let descriptor, let peer):
                serve(descriptor, of: peer, in: &group)
                // A flood of new connections must not keep the loop from those that it has.
                if accepted % 64 == 0 { await loop.yield() }
            case .exhausted(let code):
                notePause(code)
                await makeRoom(askingNeighbors: true)
            }
        }
    }

    /// Whoever holds a connection and asks for nothing makes room for whoever comes (RFC 9112 §9.5); where nobody is idle,
    /// time must do it. One neighbor at a time: many loops without room must not keep each other awake.
    private func makeRoom(askingNeighbors: Bool) async {
        if loop.closeIdle() > 0 { return await loop.yield() }
        if askingNeighbors, !neighbors.isEmpty {
            neighbors[turn % neighbors.count].askForRoom()
            turn += 1
        }
        await loop.sleep(milliseconds: Self.pause)
    }

    /// Milliseconds in which running out is not told again: one connection that found room changes little.
    private static let quiet: Int64 = 10_000
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
        if let lastTold, loop.now - lastTold < Self.quiet { return }
        lastTold = loop.now
        context.onEvent(.acceptPaused(errno: code))
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
