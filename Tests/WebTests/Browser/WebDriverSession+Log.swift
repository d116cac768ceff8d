@testable import MVVMTesting

extension WebDriverSession {
    /// What the browser complained about since the last call: errors of scripts, violations of the content security
    /// policy. An answer of 4xx is not among it: the browser reports each, and the tests ask for some.
    func complaints() async throws -> [String] {
        let entries: [LogEntry] = try await call(.post, "/se/log", ["type": "browser"])
        return entries.filter { $0.source != "network" }.map(\.message)
    }
}

private struct LogEntry: Decodable {
    let source: String
    let message: String
}
