import Foundation
import Testing

@testable import HTTPServer

@Suite("Reading from a peer")
struct InboundTests {
    /// Runs `body` on a loop, with a channel whose other end has sent ten bytes.
    private func withChannel<Result: Sendable>(
        _ body: @escaping @Sendable (Channel) async throws -> Result
    ) async throws -> Result {
        let loop = try EventLoop()
        loop.start()
        defer { loop.finish() }
        var ends: [CInt] = [0, 0]
        #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
        let (near, far) = (ends[0], ends[1])
        defer { close(far) }
        #expect(send(far, "0123456789", 10, 0) == 10)
        return try await withTaskExecutorPreference(loop) {
            let channel = try loop.register(near)
            defer { channel.close() }
            _ = await channel.waitReadable(until: .distantFuture)
            return try await body(channel)
        }
    }

    @Test("swallows what comes after a refusal, but not past the deadline, though there is more")
    func discards() async throws {
        let left = try await withChannel { channel in
            await Inbound(channel).discard(until: Moment(milliseconds: 0))
            guard case .bytes(let count) = channel.receive() else { return 0 }
            return count
        }
        #expect(left == 10)
        let nothing = try await withChannel { channel in
            await Inbound(channel).discard(until: channel.loop.now + 50)
            guard case .nothing = channel.receive() else { return false }
            return true
        }
        #expect(nothing)
    }

    @Test("lets others have the loop, though the peer never pauses")
    func yields() async throws {
        let othersRan = try await withChannel { channel in
            channel.loop.incoming = [0]  // Of ten reads none meets the end of the data.
            let others = Census()
            return try await withThrowingDiscardingTaskGroup { group in
                group.addTask { others.count += 1 }
                let inbound = Inbound(channel)
                for _ in 0..<9 {
                    let arrival = await inbound.offerReceived(until: .distantFuture) { input, position in
                        position = input.count
                    }
                    guard case .received = arrival else { return 0 }
                }
                return others.count
            }
        }
        #expect(othersRan == 1)
    }
}
