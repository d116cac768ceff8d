import MVVMServer
import MVVMTesting

@testable import Web

extension TestClient {
    /// A new client of the board's previews, whose forms are recorded for it alone.
    static func previews() throws -> TestClient {
        let root = try RepositoryRoot()
        let options = try Options(
            arguments: ["--stubs", "--root", root.path, "--url", "https://ideas.example"])
        return TestClient(try VitrineSite(try SiteConfiguration(options, log: Log()), source: .stubs, log: Log()))
    }
}
