import Foundation

/// Measures CPU time of this process, which other programs of the machine disturb least.
enum Stopwatch {
    private static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The mean time of one run, over as many runs as fit into `seconds` after a warm-up of a fifth of it.
    ///
    /// - Parameter body: is given the number of the run, from 0.
    static func nanoseconds(for seconds: Double, _ body: (Int) -> Void) -> Double {
        _ = time(for: seconds / 5, body)
        return time(for: seconds, body)
    }

    private static func time(for seconds: Double, _ body: (Int) -> Void) -> Double {
        let start = nanoseconds
        var runs = 0
        while true {
            for run in runs..<runs + 200 { body(run) }
            runs += 200
            let elapsed = nanoseconds - start
            if elapsed > seconds * 1e9 { return elapsed / Double(runs) }
        }
    }
}
