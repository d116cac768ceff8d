import Foundation
import MVVMTesting
import Testing

@testable import MVVMServer
@testable import Web

@Suite("A route of the app")
struct RouteSnapshotTests {
    @Test("stands in a snapshot, as HTML and as JSON", arguments: Routes.vitrine.endpoints.map(\.path))
    func snapshots(path: String) throws {
        let recorded = try Self.recorded.get()
        #expect(recorded.contains("\(path) text/html"))
        #expect(recorded.contains("\(path) application/json"))
    }

    /// Of every recorded exchange the first component of the path and what was accepted: `/idea text/html`.
    private static let recorded = Result {
        let tests = try RepositoryRoot().url.appending(path: "Tests/WebTests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter {
            $0.contains("/__Snapshots__/") && $0.hasSuffix(".txt")
        }
        return Set(
            try files.map { file in
                let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
                let lines = text.split(separator: "\n", maxSplits: 2)
                let path = lines[0].split(separator: " ")[1].dropFirst().prefix { $0 != "/" && $0 != "?" }
                return "/\(path) \(lines[1].trimmingPrefix("Accept: "))"
            })
    }
}
