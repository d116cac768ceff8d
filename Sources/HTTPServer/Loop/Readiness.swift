import CLinux

/// What epoll says about a descriptor.
struct Readiness: OptionSet {
    let rawValue: UInt8

    static let readable = Readiness(rawValue: 1)
    static let writable = Readiness(rawValue: 2)
    /// The peer has closed its sending side, or more.
    static let peerEnded = Readiness(rawValue: 4)
    /// Both directions are gone.
    static let hangup = Readiness(rawValue: 8)
}

extension Readiness {
    /// A hangup wakes everybody: the call that follows learns why.
    init(events: UInt32) {
        func has(_ event: EPOLL_EVENTS) -> Bool { events & event.rawValue != 0 }
        let isHangup = has(EPOLLHUP) || has(EPOLLERR)
        let isEnding = has(EPOLLRDHUP) || isHangup
        var readiness: Readiness = []
        if has(EPOLLIN) || isEnding { readiness.insert(.readable) }
        if has(EPOLLOUT) || isHangup { readiness.insert(.writable) }
        if isEnding { readiness.insert(.peerEnded) }
        if isHangup { readiness.insert(.hangup) }
        self = readiness
    }
}
