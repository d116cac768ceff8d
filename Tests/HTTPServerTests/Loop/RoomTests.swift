import Glibc
import Testing

@testable import HTTPServer

@Suite("A loop that a neighbor asks for room")
struct RoomTests {
    /// One wait on a connected pair of sockets.
    struct Wait {
        let loop: EventLoop
        let isIdle: Bool
        let peer: CInt
        private let descriptor: CInt

        init(on loop: EventLoop, isIdle: Bool) {
            var pair: [CInt] = [-1, -1]
            socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &pair)
            (descriptor, peer) = (pair[0], pair[1])
            (self.loop, self.isIdle) = (loop, isIdle)
        }

        /// How it ended, and after how many milliseconds.
        func run() async throws -> (wakeup: Wakeup, milliseconds: Int64) {
            try await withTaskExecutorPreference(loop) {
                let channel = try loop.register(descriptor)
                defer { channel.close() }
                let start = loop.now
                let wakeup = await channel.waitReadable(until: start + 60_000, isIdle: isIdle)
                return (wakeup, loop.now - start)
            }
        }
    }

    /// On the loop itself: other tests may keep the threads of the rest for minutes.
    private static func keepAsking(_ loop: EventLoop) async throws {
        try await withTaskExecutorPreference(loop) {
            while true {
                loop.askForRoom()
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    @Test("lets go whoever has been idle for a second, and nobody whose request is under way")
    func asked() async throws {
        let loop = try EventLoop()
        loop.start()
        defer { loop.finish() }
        let (idle, busy) = (Wait(on: loop, isIdle: true), Wait(on: loop, isIdle: false))
        defer { for wait in [idle, busy] { close(wait.peer) } }

        async let _ = Self.keepAsking(loop)
        async let busyEnd = busy.run()
        let idleEnd = try await idle.run()
        #expect(idleEnd.wakeup == .stopped)
        #expect(idleEnd.milliseconds >= 1_000)
        // Had it been let go as well, it would not be there to be woken.
        send(busy.peer, "x", 1, 0)
        #expect(try await busyEnd.wakeup == .ready)
    }
}
