import Glibc

/// A reading of the monotonic clock, in milliseconds.
struct Moment: Comparable, Sendable {
    var milliseconds: Int64

    static let distantFuture = Moment(milliseconds: .max)

    static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    static func + (moment: Moment, milliseconds: Int64) -> Moment {
        let (sum, overflow) = moment.milliseconds.addingReportingOverflow(milliseconds)
        return overflow ? .distantFuture : Moment(milliseconds: sum)
    }

    static func - (left: Moment, right: Moment) -> Int64 { left.milliseconds - right.milliseconds }
}
