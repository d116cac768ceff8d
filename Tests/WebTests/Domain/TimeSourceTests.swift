import Foundation
import Testing

@testable import Web

@Suite("The clock")
struct TimeSourceTests {
    @Test("tells whole milliseconds", arguments: [0, 0.0004, 0.0009999])
    func wholeMilliseconds(offset: Double) {
        let clock = TimeSource { Date(timeIntervalSince1970: 1_767_225_600.123 + offset) }
        #expect((clock.now().timeIntervalSince1970 * 1000).rounded() == 1_767_225_600_123)
    }
}
