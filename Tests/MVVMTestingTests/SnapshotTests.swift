import Foundation
import Testing

@testable import MVVMTesting

@Suite("A snapshot")
struct SnapshotTests {
    private let folder: TemporaryFolder
    private let snapshot: Snapshot

    init() throws {
        folder = try TemporaryFolder()
        snapshot = Snapshot(name: "board", testFile: folder.path("WebTests/BoardTests.swift"))
    }

    @Test("lies beside the test that records it, under the test file's name")
    func path() {
        #expect(snapshot.path == folder.path("WebTests/__Snapshots__/BoardTests/board.txt"))
    }

    @Test("that is missing is a complaint, until it is recorded")
    func missing() throws {
        let complaint = try snapshot.check("Dark mode\n", records: false)
        #expect(complaint?.contains("There is no snapshot \(snapshot.path)") == true)
        #expect(try snapshot.check("Dark mode\n", records: true) == nil)
        #expect(try snapshot.check("Dark mode\n", records: false) == nil)
    }

    @Test("that differs shows the changed lines among their neighbours")
    func different() throws {
        _ = try snapshot.check("1\n2\n3\n4\nvotes: 3\n6\n7\n8\n9\n", records: true)
        let complaint = try #require(try snapshot.check("1\n2\n3\n4\nvotes: 4\n6\n7\n8\n9\n", records: false))
        #expect(complaint.contains("\n  …\n  3\n  4\n- votes: 3\n+ votes: 4\n  6\n  7\n  …\n"))
    }

    @Test(
        "sees what the eye does not",
        arguments: [("a\r\nb", "a\nb", "- a␍"), ("e\u{301}", "\u{E9}", "- e\u{301}"), ("a\n", "a", "- ")])
    func invisible(recorded: String, text: String, line: String) throws {
        _ = try snapshot.check(recorded, records: true)
        let complaint = try #require(try snapshot.check(text, records: false))
        #expect(complaint.contains("\n\(line)\n"))
    }

    @Test("is compared where a test expects it")
    func expected() throws {
        try expectSnapshot(of: "Dark mode, by Ada\nExport as CSV, by Grace\n", named: "two-ideas")
    }

    @Test(
        "is an issue of the test when it differs",
        .disabled(if: ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1", "It would be recorded."))
    func issue() throws {
        withKnownIssue { try expectSnapshot(of: "Dark mode, by Linus\n", named: "two-ideas") }
    }
}
