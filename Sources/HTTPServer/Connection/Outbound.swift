// The sending side of a connection: one call when the socket takes all, and patience with limits when it does not.

/// `@unchecked Sendable`: used on the loop's thread only, as its channel.
final class Outbound: @unchecked Sendable {
    private let channel: Channel
    private var rate: RateGuard
    /// False once the peer is gone or too slow: nothing more is sent.
    private(set) var isOpen = true
    private(set) var sentBytes = 0

    /// Milliseconds: at the minimum rate of 1 KB/s, the 64 KB that a loopback or a large window announces at once, and more.
    private static let lump: Int64 = 120_000

    init(_ channel: Channel, context: ConnectionContext) {
        self.channel = channel
        rate = RateGuard(grace: context.writeGrace, lump: Self.lump, bytesPerSecond: context.minimumRate)
    }

    /// Sends both runs, the first and then the second; whether all went.
    nonisolated(nonsending) func write(_ first: [UInt8], _ second: [UInt8] = []) async -> Bool {
        var sent = 0
        let total = first.count + second.count
        while isOpen {
            guard let count = channel.send(first, second, from: sent) else {
                isOpen = false
                break
            }
            sent += count
            sentBytes += count
            if sent == total { return true }
            await waitForRoom()
        }
        return false
    }

    /// The kernel calls a socket writable when a good part of its buffer is free, which a slow reader may take minutes for.
    /// What counts is what the peer has taken meanwhile.
    nonisolated(nonsending) private func waitForRoom() async {
        let (began, queued) = (channel.loop.now, channel.unacknowledged)
        let wakeup = await channel.waitWritable(until: began + rate.allowance)
        rate.noteWaited(channel.loop.now - began, for: max(0, queued - channel.unacknowledged))
        isOpen = wakeup == .ready || (wakeup == .timedOut && rate.allowance > 0)
    }
}
