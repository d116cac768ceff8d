import MVVMTesting
import Testing

/// What only a browser shows. One browser at a time: each weighs as much as the rest of the suite.
@Suite("In a browser", .serialized, .timeLimit(.minutes(2)))
struct BrowserTests {
    /// Lends a visitor before an empty board.
    static func withBoard(
        _ options: WebDriverOptions = WebDriverOptions(), _ body: (Visitor) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let web = try await WebProgram.serving(["--data", folder.path])
        try await WebDriver.withBrowser(options) { try await body(Visitor(web: web, browser: $0)) }
    }
}
