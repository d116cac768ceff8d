import CLinux
import Glibc

/// epoll and the descriptor that wakes it from other threads.
struct Poller: Sendable {
    private let epoll: CInt
    private let alarm: CInt
    /// Marks the alarm; no channel has it, since descriptors fill the low half only up to `CInt.max`.
    private static let alarmToken = UInt64.max

    init() throws(SocketError) {
        epoll = epoll_create1(CInt(EPOLL_CLOEXEC))
        guard epoll >= 0 else { throw SocketError("epoll_create1") }
        alarm = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
        guard alarm >= 0 else {
            let error = SocketError("eventfd")
            Glibc.close(epoll)
            throw error
        }
        do throws(SocketError) {
            try add(alarm, token: Self.alarmToken, events: EPOLLIN.rawValue)
        } catch {
            close()
            throw error
        }
    }

    /// Both directions, edge-triggered, for the life of the descriptor; closing it takes it out.
    func add(_ descriptor: CInt, token: UInt64) throws(SocketError) {
        try add(
            descriptor, token: token,
            events: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue)
    }

    /// Readiness to accept. Where loops share a socket, one of them is woken for a connection and not all.
    func addListener(_ descriptor: CInt, token: UInt64) throws(SocketError) {
        try add(descriptor, token: token, events: EPOLLIN.rawValue | EPOLLET.rawValue | EPOLLEXCLUSIVE.rawValue)
    }

    private func add(_ descriptor: CInt, token: UInt64, events: UInt32) throws(SocketError) {
        var event = epoll_event(events: events, data: epoll_data_t(u64: token))
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0 else { throw SocketError("epoll_ctl") }
    }

    /// Wakes `wait` from any thread; wakes that come together count once.
    func ring() { eventfd_write(alarm, 1) }

    /// Room for what one `wait` reports.
    typealias Events = [epoll_event]
    static func makeEvents() -> Events { Events(repeating: epoll_event(), count: 256) }

    /// Waits at most `milliseconds` (-1: for ever) and reports what happened by token. A signal ends the wait early.
    func wait(
        milliseconds: CInt, with events: inout Events, report: (_ token: UInt64, _ readiness: Readiness) -> Void
    ) {
        let count = epoll_wait(epoll, &events, CInt(events.count), milliseconds)
        guard count > 0 else { return }
        for event in events[..<Int(count)] {
            if event.data.u64 == Self.alarmToken {
                var rings: eventfd_t = 0
                eventfd_read(alarm, &rings)
            } else {
                report(event.data.u64, Readiness(events: event.events))
            }
        }
    }

    func close() {
        Glibc.close(alarm)
        Glibc.close(epoll)
    }
}
