import Foundation

/// Measures CPU time of this process, which other programs of the machine disturb least.
enum Stopwatch {
    static var microseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The mean time of one run, over as many runs as fit into `seconds` after a warm-up of a fifth of it.
    static func microseconds(for seconds: Double, _ body: () throws -> Void) rethrows -> Double {
        try run(for: seconds / 5, body)
        return try run(for: seconds, body)
    }

    @discardableResult
    private static func run(for seconds: Double, _ body: () throws -> Void) rethrows -> Double {
        let start = microseconds
        var runs = 0.0
        while true {
            for _ in 0..<10 { try body() }
            runs += 10
            let elapsed = microseconds - start
            if elapsed > seconds * 1e6 { return elapsed / runs }
        }
    }
}
