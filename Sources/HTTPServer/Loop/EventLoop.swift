// One thread that runs jobs, waits in epoll, and wakes who waited too long.
// Owns the channels and the buffers that connections borrow. Does not know HTTP, but for the date that it renders once a
// second for all.

import Foundation
import HTTP
import Synchronization

/// `@unchecked Sendable`: what is not `let`, atomic or behind the mutex is touched on the loop's own thread only.
/// Connections run there by their task's executor preference; `isCurrent` guards the doors that handlers can reach.
final class EventLoop: TaskExecutor, @unchecked Sendable {
    private struct Inbox {
        var jobs: [UnownedJob] = []
        var isDraining = false
        var isFinished = false
        var isAskedForRoom = false
    }

    /// Its place among the loops of a server, from 0.
    let index: Int
    private let inbox = Mutex(Inbox())
    private let thread = Atomic<UInt>(0)
    private let poller: Poller
    private var events = Poller.makeEvents()
    private var jobs: [UnownedJob] = []
    private var spareJobs: [UnownedJob] = []
    private var isFinished = false
    private(set) var isDraining = false
    private(set) var isAborting = false

    private var channels: [Channel?] = []
    private var generation: UInt32 = 0
    private var sleepers: [Waiter] = []
    private var yielders: [UnsafeContinuation<Void, Never>] = []
    private var nextExpiry = Moment.distantFuture
    /// Read once per round.
    private(set) var now = Moment.now

    /// Lent to whoever reads, until its next suspension.
    var incoming = [UInt8](repeating: 0, count: 64 * 1024)
    /// Lent to whoever writes a head. A value: who suspends with it keeps it, and the loop goes on with another.
    var outgoing: [UInt8] = []
    var requestIDs = RequestIDGenerator()
    private var clock = DateClock()

    init(index: Int = 0) throws {
        self.index = index
        poller = try Poller()
    }

    // Not when the thread ends: whoever holds the loop may still ring.
    deinit { poller.close() }

    func start() {
        let thread = Thread { self.run() }
        thread.name = "event loop"
        thread.stackSize = 2 << 20
        thread.start()
    }

    // MARK: From any thread

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent {
            jobs.append(job)
        } else {
            post { $0.jobs.append(job) }
        }
    }

    var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

    /// Ends the waits of idle connections and of accepting, now and from now on.
    func beginDrain() { post { $0.isDraining = true } }

    /// Has idle connections closed, as `closeIdle` does, for a loop that has none of its own.
    func askForRoom() { post { $0.isAskedForRoom = true } }

    /// Ends the thread when its jobs are done. Nothing may be enqueued afterwards.
    func finish() { post { $0.isFinished = true } }

    private func post(_ change: (inout Inbox) -> Void) {
        inbox.withLock { inbox in
            // With jobs there, the alarm rings already.
            let isSilent = inbox.jobs.isEmpty
            change(&inbox)
            if isSilent { poller.ring() }
        }
    }

    // MARK: On the loop

    /// The current date as IMF-fixdate.
    var date: [UInt8] { clock.read() }

    func register(_ descriptor: CInt, isListener: Bool = false) throws(SocketError) -> Channel {
        generation &+= 1
        let channel = Channel(descriptor: descriptor, generation: generation, loop: self)
        if isListener {
            try poller.addListener(descriptor, token: channel.token)
        } else {
            try poller.add(descriptor, token: channel.token)
        }
        while channels.count <= Int(descriptor) { channels.append(nil) }
        channels[Int(descriptor)] = channel
        return channel
    }

    /// Called by `Channel.close`, once.
    func close(_ channel: Channel) {
        channels[Int(channel.descriptor)] = nil
        Glibc.close(channel.descriptor)
    }

    func sleep(milliseconds: Int64) async {
        let deadline = now + milliseconds
        _ = await withUnsafeContinuation { continuation in
            sleepers.append(Waiter(continuation: continuation, deadline: deadline, idleSince: nil))
            wake(by: deadline)
        }
    }

    /// Lets everybody go first whose socket is ready. `Task.yield()` would only let those go who are awake already.
    nonisolated(nonsending) func yield() async { await withUnsafeContinuation { yielders.append($0) } }

    func wake(by deadline: Moment) { nextExpiry = min(nextExpiry, deadline) }

    /// Of the connections that have been idle for a second, ends the waits of the sixteenth that has been so longest; their
    /// tasks close them in this round. Returns how many.
    func closeIdle() -> Int {
        let idle = channels.compactMap { channel in
            channel?.idleSince.flatMap { now - $0 >= Self.leastIdle ? (since: $0, channel: channel) : nil }
        }.sorted { $0.since < $1.since }
        let chosen = idle.prefix((idle.count + 15) / 16)
        for (_, channel) in chosen { channel?.stopWaits(onlyIdle: true) }
        return chosen.count
    }

    /// Milliseconds within which a connection is left alone: its request may be on the way.
    private static let leastIdle: Int64 = 1_000

    /// Ends every wait, now and from now on: connections close without another word.
    func abort() {
        isAborting = true
        for channel in channels { channel?.stopWaits(onlyIdle: false) }
    }

    // MARK: The thread

    private func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        while true {
            openInbox()
            runJobs()
            if isFinished, jobs.isEmpty, yielders.isEmpty { break }
            poller.wait(milliseconds: patience, with: &events) { token, readiness in
                channel(for: token)?.take(readiness)
            }
            now = .now
            if nextExpiry <= now { expire() }
            resumeYielders()
        }
    }

    private func openInbox() {
        let wasDraining = isDraining
        var isAskedForRoom = false
        inbox.withLock { inbox in
            if !inbox.jobs.isEmpty {
                jobs.append(contentsOf: inbox.jobs)
                inbox.jobs.removeAll(keepingCapacity: true)
            }
            isDraining = inbox.isDraining
            isFinished = inbox.isFinished
            swap(&isAskedForRoom, &inbox.isAskedForRoom)
        }
        if isAskedForRoom { _ = closeIdle() }
        guard isDraining, !wasDraining else { return }
        for channel in channels { channel?.stopWaits(onlyIdle: true) }
    }

    /// Runs what is due and what follows from it, but a bounded number of rounds: sockets must not wait for ever.
    private func runJobs() {
        for _ in 0..<16 where !jobs.isEmpty {
            swap(&jobs, &spareJobs)
            for job in spareJobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
            spareJobs.removeAll(keepingCapacity: true)
        }
    }

    private func resumeYielders() {
        for yielder in yielders { yielder.resume() }
        yielders.removeAll(keepingCapacity: true)
    }

    /// Milliseconds that epoll may wait.
    private var patience: CInt {
        if !jobs.isEmpty || !yielders.isEmpty { return 0 }
        if nextExpiry == .distantFuture { return -1 }
        return CInt(min(max(nextExpiry - .now, 0), 60_000))
    }

    private func channel(for token: UInt64) -> Channel? {
        let descriptor = Int(token & 0xFFFF_FFFF)
        guard descriptor < channels.count, let channel = channels[descriptor], channel.token == token else {
            return nil
        }
        return channel
    }

    /// A scan of all channels, at most ten times a second: cheaper than a heap that every request would touch.
    private func expire() {
        var earliest = Moment.distantFuture
        for channel in channels {
            if let channel { earliest = min(earliest, channel.expire(at: now)) }
        }
        for sleeper in sleepers where sleeper.deadline <= now { sleeper.continuation.resume(returning: .timedOut) }
        sleepers.removeAll { $0.deadline <= now }
        for sleeper in sleepers { earliest = min(earliest, sleeper.deadline) }
        nextExpiry = earliest == .distantFuture ? earliest : max(earliest, now + 100)
    }
}
