import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A client's version")
struct VersionTests {
    private func summary(
        for version: FieldValue?, minimum: SystemVersion = .v1_0_0, accept: String = "application/json"
    ) async throws -> TestResponse {
        let fields: HeaderFields = version.map { ["X-System-Version": $0] } ?? [:]
        return try await TinySite.visitor(minimum: minimum).get("/idea-summary", accept: accept, fields: fields)
    }

    @Test(
        "decides which properties its JSON has, and which factory makes it",
        arguments: [
            ("1.0.0", #"{"teaser":"Soon","pageTitle":"Dark mode","vmId":"IdeaSummaryViewModel"}"#),
            ("1.0.9", #"{"pageTitle":"Dark mode","vmId":"IdeaSummaryViewModel"}"#),
            (
                "1.1.0",
                #"{"pageTitle":"Export as CSV","subtitle":"At night","vmId":"IdeaSummaryViewModel"}"#
            ),
            ("9", #"{"pageTitle":"Export as CSV","subtitle":"At night","vmId":"IdeaSummaryViewModel"}"#),
            (nil, #"{"pageTitle":"Export as CSV","subtitle":"At night","vmId":"IdeaSummaryViewModel"}"#),
        ] as [(FieldValue?, String)])
    func properties(version: FieldValue?, json: String) async throws {
        let answer = try await summary(for: version)
        #expect(answer.text == json)
        #expect(answer.fields["X-System-Version"] == "1.1.0")
        #expect(answer.fields[.vary] == "Accept, Accept-Language, Cookie, X-System-Version")
        // What was left out is absent to the type that reads it.
        let read: IdeaSummaryViewModel = try answer.json()
        #expect(!read.pageTitle.isEmpty)
    }

    @Test("that is too old is answered 426, with the oldest that is served, in both faces")
    func tooOld() async throws {
        let json = try await summary(for: "1.0.7", minimum: .v1_1_0)
        #expect(json.status.code == 426)
        #expect(json.fields[.contentType] == "application/problem+json")
        // RFC 9110 §15.5.22: a protocol's name and version, both tokens.
        #expect(json.fields[.upgrade] == "vitrine/1.1.0")
        #expect(json.text.contains(#""type":"/problems/unsupported-version""#))
        #expect(json.text.contains(#""code":"upgradeRequired","version":"1.0.7","minimumVersion":"1.1.0""#))
        let page = try await summary(for: "1.0.7", minimum: .v1_1_0, accept: "text/html")
        #expect(page.status.code == 426)
        #expect(page.fields[.upgrade] == "vitrine/1.1.0")
        #expect(try page.document.problems == [])
        #expect(try page.document.texts("//dd").last == "1.1.0")
    }

    @Test("for which a page has no factory is answered 426 as well")
    func noFactory() async throws {
        let answer = try await summary(for: "0.9.0", minimum: SystemVersion(major: 0))
        #expect(answer.status.code == 426)
        #expect(answer.text.contains(#""minimumVersion":"1.0.0""#))
        #expect(answer.fields[.upgrade] == "vitrine/1.0.0")
    }

    @Test("that is none is a bad request", arguments: ["new", "1.2.3.4", "\"1.2.0\"", "-1", ""] as [FieldValue])
    func malformed(version: FieldValue) async throws {
        #expect(try await summary(for: version).status == .badRequest)
    }

    @Test("is of no account to files and to the health of the server")
    func files() async throws {
        let client = try TinySite.visitor(minimum: .v1_1_0)
        for path in ["/app.css", "/healthz"] {
            let old: HeaderFields = ["X-System-Version": "0.1.0"]
            #expect(try await client.get(path, accept: nil, fields: old).status == .ok)
        }
    }

    @Test("travels in one field, whoever writes it")
    func field() {
        #expect(VersionGate.fieldName.spelling == SystemVersion.fieldName)
    }

    @Test("falls between two changes, or beside them")
    func epochs() {
        let epochs = VersionEpochs(of: [IdeaSummaryViewModel.self])
        #expect(epochs.starts.map(\.versionString) == ["0.0.0", "1.0.1", "1.1.0"])
        let versions = ["0.0.0", "1.0.0", "1.0.1", "1.0.9", "1.1.0", "2.0.0"].compactMap(SystemVersion.init)
        #expect(versions.map(epochs.index) == [0, 0, 1, 1, 2, 2])
        #expect(VersionEpochs(of: []).index(of: .newest) == 0)
    }
}
