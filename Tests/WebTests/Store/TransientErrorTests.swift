import SQLite
import Testing

@testable import Web

@Suite("An error of the database")
struct TransientErrorTests {
    @Test(
        "passes by itself where somebody holds the file or can make room",
        arguments: [(ResultCode.busy, 5), (.full, 60), (ResultCode(rawValue: 5 | 1 << 8), 5), (.noRoomForIndex, 60)])
    func passes(_ code: ResultCode, _ seconds: Int) {
        #expect(SQLiteError(code: code, message: "").retryAfter == .seconds(seconds))
    }

    @Test("does not pass anywhere else", arguments: [ResultCode.corrupt, .constraint, .misuse, .readOnly])
    func stays(_ code: ResultCode) {
        #expect(SQLiteError(code: code, message: "").retryAfter == nil)
    }
}
