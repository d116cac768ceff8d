import HTTP
import MVVM
import MVVMServer
import MVVMTesting
import Testing
import ViewModels

@testable import Web

/// In the previews a form reaches the operation of its page's stub, and nothing else.
@Suite("A form of the previews")
struct RecordedOperationTests {
    @Test(
        "is recorded as a call of the operation that its view would have called",
        arguments: [
            (
                "/idea-create", ["title": "Dark mode", "authorName": "Ada"],
                "NewIdeaStubOps.create title=Dark mode text= authorName=Ada tags="
            ),
            (
                "/idea-move",
                ["ideaId": idea, "stageId": "00000000-0000-7000-8000-000000000067", "basedOn": "1"],
                "IdeaBoardStubOps.move ideaId=\(idea) stageId=00000000-0000-7000-8000-000000000067 basedOn=1 page=board"
            ),
            (
                "/idea-move",
                ["ideaId": idea, "stageId": "00000000-0000-7000-8000-000000000067", "basedOn": "1", "page": "idea"],
                "IdeaStubOps.move ideaId=\(idea) stageId=00000000-0000-7000-8000-000000000067 basedOn=1 page=idea"
            ),
            (
                "/idea-vote", ["ideaId": idea, "page": "board", "stands": "true"],
                "IdeaBoardStubOps.vote ideaId=\(idea) stands=true page=board"
            ),
            (
                "/idea-vote", ["ideaId": idea, "page": "idea", "stands": "false"],
                "IdeaStubOps.vote ideaId=\(idea) stands=false page=idea"
            ),
            (
                "/settings-save", ["displayName": "Amal", "theme": "dark"],
                "SettingsStubOps.save displayName=Amal locale= timeZone= theme=dark"
            ),
        ] as [(String, KeyValuePairs<String, String>, String)])
    func recorded(path: String, form: KeyValuePairs<String, String>, call: String) async throws {
        let client = try TestClient.previews()
        #expect(try await client.post(path, form: form).status == .seeOther)
        let record: StubOperationsViewModel = try await client.get("/_stubs/operations.json").json()
        let calls = record.calls.map { call in
            ([call.operation] + call.arguments.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
        }
        #expect(calls == [call])
    }

    private static let idea = "00000000-0000-7000-8000-000000000001"
}
