import Glibc
import HTTP

/// Renders the date when the second changes, not for every response.
struct DateClock {
    private var second = -1
    private var rendered: [UInt8] = []

    mutating func read() -> [UInt8] {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        if time.tv_sec != second {
            second = time.tv_sec
            rendered = HTTPDate(secondsSinceEpoch: second).bytes
        }
        return rendered
    }
}
