// A descriptor on an event loop: what epoll has said about it, and who waits for more.
// Registered once, edge-triggered: a flag stays up until a call has met the end of the data, so that no readiness is lost.

/// `@unchecked Sendable`: every member is used on the loop's thread only. Connections run there by their task's executor
/// preference, which each wait asserts; events come from there.
final class Channel: @unchecked Sendable {
    let descriptor: CInt
    let loop: EventLoop
    /// Tells an event for this channel from a stale one for an earlier channel with the same descriptor.
    let generation: UInt32

    private(set) var isReadable = false
    private(set) var isWritable = true
    /// The peer sends no more: from now on reads are never put off, since no edge will come.
    private var isEnding = false
    private(set) var isClosed = false
    private var reader: Waiter?
    private var writer: Waiter?
    private var owner: UnsafeCurrentTask?

    init(descriptor: CInt, generation: UInt32, loop: EventLoop) {
        self.descriptor = descriptor
        self.generation = generation
        self.loop = loop
    }

    /// What epoll hands back with an event for this channel.
    var token: UInt64 { UInt64(generation) << 32 | UInt64(UInt32(bitPattern: descriptor)) }

    /// Closes the descriptor, once, and ends all waits.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        owner = nil
        stopWaits(onlyIdle: false)
        loop.close(self)
    }

    // MARK: Waiting

    nonisolated(nonsending) func waitReadable(until deadline: Moment, isIdle: Bool = false) async -> Wakeup {
        assert(loop.isCurrent)
        if isClosed || loop.isAborting || reader != nil { return .stopped }
        if isReadable { return .ready }
        if isIdle, loop.isDraining { return .stopped }
        return await withUnsafeContinuation { continuation in
            reader = Waiter(continuation: continuation, deadline: deadline, idleSince: isIdle ? loop.now : nil)
            loop.wake(by: deadline)
        }
    }

    nonisolated(nonsending) func waitWritable(until deadline: Moment) async -> Wakeup {
        assert(loop.isCurrent)
        if isClosed || loop.isAborting || writer != nil { return .stopped }
        if isWritable { return .ready }
        return await withUnsafeContinuation { continuation in
            writer = Waiter(continuation: continuation, deadline: deadline, idleSince: nil)
            loop.wake(by: deadline)
        }
    }

    /// From now until `close` the calling task is cancelled when the peer is gone for good: a handler that computes, or a
    /// producer that has nothing to write, would not learn that nobody listens. A half-closed peer is not gone: it may
    /// read on.
    ///
    /// The reference outlives its closure, which is sound: the task that calls this closes the channel before it ends.
    func cancelCallerOnHangup() { withUnsafeCurrentTask { owner = $0 } }

    // MARK: Told by the loop

    func take(_ readiness: Readiness) {
        if readiness.contains(.peerEnded) { isEnding = true }
        if readiness.contains(.readable) {
            isReadable = true
            resume(&reader, .ready)
        }
        if readiness.contains(.writable) {
            isWritable = true
            resume(&writer, .ready)
        }
        if readiness.contains(.hangup) { owner?.cancel() }
    }

    /// Ends the waits that are over at `now`; returns the earliest deadline that is left.
    func expire(at now: Moment) -> Moment {
        if let reader, reader.deadline <= now { resume(&self.reader, .timedOut) }
        if let writer, writer.deadline <= now { resume(&self.writer, .timedOut) }
        return min(reader?.deadline ?? .distantFuture, writer?.deadline ?? .distantFuture)
    }

    /// Since when a connection waits for its next request; `nil` while one is under way. A listener waits without an end.
    var idleSince: Moment? { reader.flatMap { $0.deadline < .distantFuture ? $0.idleSince : nil } }

    func stopWaits(onlyIdle: Bool) {
        if let reader, reader.idleSince != nil || !onlyIdle { resume(&self.reader, .stopped) }
        if !onlyIdle { resume(&writer, .stopped) }
    }

    // MARK: Told by the socket calls

    /// A read met the end of the data, by `EAGAIN` or by taking less than it asked for.
    func noteDrained() { if !isEnding { isReadable = false } }

    func noteFull() { isWritable = false }

    private func resume(_ waiter: inout Waiter?, _ wakeup: Wakeup) {
        let taken = waiter
        waiter = nil
        taken?.continuation.resume(returning: wakeup)
    }
}
