import Foundation

@testable import Web

extension Clock {
    /// Stands still, that many milliseconds after 1970 began.
    static func fixed(milliseconds: Int) -> Clock {
        Clock { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }
    }

    /// One second later at each look.
    static func ticking() -> Clock {
        let ticks = Counter()
        return Clock { Date(timeIntervalSince1970: 1_767_225_600 + Double(ticks.next())) }
    }
}
