import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A write whose answer is one of several")
struct WriteResultTests {
    @Test("leads on where it succeeded, and shows any other case where it was sent, with its status")
    func html() async throws {
        let client = try TinySite.visitorWhoRenames()
        let saved = try await client.post("/idea-rename", form: ["title": "Offline mode"])
        #expect(saved.status == .seeOther)
        #expect(saved.fields[.location] == "/idea-list")
        let conflict = try await client.post("/idea-rename", form: ["title": "Dark mode"])
        #expect(conflict.status == .conflict)
        #expect(try conflict.document.problems == [])
        #expect(try conflict.document.text("//h1") == "Night mode")
        // Nothing that was typed is lost.
        #expect(try conflict.document.text("//textarea") == "Dark mode")
        #expect(try conflict.document.exists("//nav"))
    }

    @Test("is swapped in by the script without its layout")
    func fragment() async throws {
        let client = try TinySite.visitorWhoRenames()
        let conflict = try await client.post(
            "/idea-rename", form: ["title": "Dark mode"], accept: "text/vnd.vitrine.fragment+html")
        #expect(conflict.status == .conflict)
        #expect(try conflict.document.text("//main/h1") == "Night mode")
        #expect(try !conflict.document.exists("//nav"))
    }

    @Test("is that case for a program, as JSON and not as a problem")
    func json() async throws {
        let client = try TinySite.visitorWhoRenames()
        let conflict = try await client.send("/idea-rename", json: #"{"title":"Dark mode"}"#, method: .patch)
        #expect(conflict.status == .conflict)
        #expect(conflict.fields[.contentType] == "application/json")
        let result: IdeaRenameResultViewModel = try conflict.json()
        guard case .conflict(let texts) = result.result else {
            Issue.record("\(result)")
            return
        }
        #expect(texts.mine == "Dark mode" && texts.theirs == "Night mode")
        #expect(result.responseStatus == 409)
        let saved = try await client.send("/idea-rename", json: #"{"title":"Offline mode"}"#, method: .patch)
        #expect(saved.status == .ok)
    }
}
