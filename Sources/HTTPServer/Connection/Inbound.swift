// The receiving side of a connection.
// Bytes are read into the loop's buffer and parsed there. Only what is left over is kept, so an idle connection holds none.

import HTTP

/// `@unchecked Sendable`: used on the loop's thread only, as its channel.
final class Inbound: @unchecked Sendable {
    /// What came of waiting: the consumer's result, or why there is none.
    enum Arrival<Result> {
        case received(Result)
        case ended
        case timedOut
        case stopped
    }

    let channel: Channel
    private var pending: [UInt8] = []
    /// What of `pending` has been consumed.
    private var position = 0
    private var reads = 0

    init(_ channel: Channel) { self.channel = channel }

    var hasPending: Bool { !pending.isEmpty }

    typealias Consumer<Result, Failure: Error> = (Span<UInt8>, inout Int) throws(Failure) -> Result

    /// Offers the bytes that are kept to `consume`, which moves the position past what it is done with.
    func offerPending<Result, Failure>(to consume: Consumer<Result, Failure>) throws(Failure) -> Result {
        let bytes = pending
        defer {
            if position == bytes.count {
                pending = []
                position = 0
            }
        }
        return try consume(bytes.span, &position)
    }

    /// Waits for bytes, reads them, and offers them behind those that are kept.
    nonisolated(nonsending) func offerReceived<Result, Failure>(
        until deadline: Moment, isIdle: Bool = false, to consume: Consumer<Result, Failure>
    ) async throws(Failure) -> Arrival<Result> {
        while true {
            switch await channel.waitReadable(until: deadline, isIdle: isIdle) {
            case .timedOut: return .timedOut
            case .stopped: return .stopped
            case .ready: break
            }
            switch await receive() {
            case .nothing: continue
            case .end, .failed: return .ended
            case .bytes(let count): return .received(try offer(count, to: consume))
            }
        }
    }

    /// Reads and throws away until the peer closes or the deadline comes, even to a peer that never pauses.
    nonisolated(nonsending) func discard(until deadline: Moment) async {
        pending = []
        position = 0
        while channel.loop.now < deadline, await channel.waitReadable(until: deadline) == .ready {
            switch await receive() {
            case .end, .failed: return
            case .nothing, .bytes: continue
            }
        }
    }

    /// Lets others have the loop now and then: a peer that sends without pause never makes us wait.
    nonisolated(nonsending) private func receive() async -> Channel.Received {
        reads &+= 1
        if reads % 4 == 0 { await channel.loop.yield() }
        return channel.receive()
    }

    /// `count` bytes stand in the loop's buffer. What is not consumed is kept, also where `consume` throws.
    private func offer<Result, Failure>(
        _ count: Int, to consume: Consumer<Result, Failure>
    ) throws(Failure) -> Result {
        guard pending.isEmpty else {
            pending.removeFirst(position)
            position = 0
            pending.append(contentsOf: channel.loop.incoming[..<count])
            return try offerPending(to: consume)
        }
        var consumed = 0
        let bytes = channel.loop.incoming
        defer { if consumed < count { pending = Array(bytes[consumed..<count]) } }
        return try consume(bytes.span.extracting(0..<count), &consumed)
    }
}
