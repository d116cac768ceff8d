// The socket calls of a connection. None blocks, none raises SIGPIPE, all start over after a signal.

import Glibc

extension Channel {
    enum Received {
        case bytes(Int)
        /// The peer sends no more.
        case end
        case nothing
        case failed
    }

    /// Fills the loop's `incoming` from its start.
    func receive() -> Received {
        while true {
            let capacity = loop.incoming.count
            let count = loop.incoming.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, capacity, 0) }
            if count == 0 { return .end }
            if count > 0 {
                if count < capacity { noteDrained() }
                return .bytes(count)
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                noteDrained()
                return .nothing
            default: return .failed
            }
        }
    }

    /// Sends both runs from `offset` on in one call; returns how many bytes went, or `nil` when the peer is gone.
    func send(_ first: [UInt8], _ second: [UInt8], from offset: Int) -> Int? {
        while true {
            let count = sendOnce(first, second, from: offset)
            if count >= 0 {
                if count < first.count + second.count - offset { noteFull() }
                return count
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                noteFull()
                return 0
            default: return nil
            }
        }
    }

    private func sendOnce(_ first: [UInt8], _ second: [UInt8], from offset: Int) -> Int {
        first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                let head = first[min(offset, first.count)...]
                let body = second[max(0, offset - first.count)...]
                // sendmsg reads what it is given; `iovec` has no pointer to constants.
                var vectors = (vector(head), vector(body))
                return withUnsafeMutablePointer(to: &vectors) { pointer in
                    pointer.withMemoryRebound(to: iovec.self, capacity: 2) { vectors in
                        var message = msghdr()
                        message.msg_iov = vectors
                        message.msg_iovlen = 2
                        return sendmsg(descriptor, &message, CInt(MSG_NOSIGNAL))
                    }
                }
            }
        }
    }

    private func vector(_ bytes: Slice<UnsafeRawBufferPointer>) -> iovec {
        let rebased = UnsafeRawBufferPointer(rebasing: bytes)
        return iovec(iov_base: UnsafeMutableRawPointer(mutating: rebased.baseAddress), iov_len: rebased.count)
    }

    /// Bytes that were sent and that the peer has not taken.
    var unacknowledged: Int {
        var count: CInt = 0
        return ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
    }

    /// Tells the peer that nothing more comes.
    func shutdownSending() { shutdown(descriptor, CInt(SHUT_WR)) }
}
