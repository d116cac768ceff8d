import Foundation

@testable import Web

extension TimeSource {
    /// Stands still, that many milliseconds after 1970 began.
    static func fixed(milliseconds: Int) -> TimeSource {
        TimeSource { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }
    }

    /// One second later at each look.
    static func ticking() -> TimeSource {
        let ticks = Counter()
        return TimeSource { Date(timeIntervalSince1970: 1_767_225_600 + Double(ticks.next())) }
    }
}
