import HTTP
import MVVM
import MVVMTesting
import Testing

@Suite("The result pattern of the seeds")
struct SeedResultTests {
    @Test(
        "has a view and a status for each case",
        arguments: [
            ("Ada", Status.ok, "Ada"), ("Linus", .notFound, "There is no such idea."), ("secret", .forbidden, "✋"),
        ])
    func page(name: String, status: Status, heading: String) async throws {
        let answer = try await SeedSite().client.get("/idea-result/\(name)")
        #expect(answer.status == status)
        #expect(try answer.document.text("//h1") == heading)
    }

    @Test("is the same for a client: the case with its own view model, whatever the status")
    func client() async throws {
        let site = try SeedSite()
        let mvvmEnv = MVVMEnvironment(transport: TestTransport(client: site.client))
        let found = try await IdeaResultRequest("Ada").processRequest(mvvmEnv: mvvmEnv)
        guard case .success(let author) = found.result else {
            Issue.record("\(found)")
            return
        }
        #expect(author.name == "Ada" && found.isSuccess)
        let missing = try await IdeaResultRequest("Linus").processRequest(mvvmEnv: mvvmEnv)
        guard case .notFound(let reason) = missing.result else {
            Issue.record("\(missing)")
            return
        }
        #expect(reason.name == "Linus")
        #expect(try reason.message.localizedString == "There is no such idea.")
        #expect(missing.responseStatus == 404 && !missing.isSuccess)
        let denied = try await IdeaResultRequest("secret").processRequest(mvvmEnv: mvvmEnv)
        guard case .permissionDenied = denied.result else {
            Issue.record("\(denied)")
            return
        }
    }

    @Test("has a stub, and JSON that names the case")
    func json() async throws {
        #expect(IdeaResultViewModel.stub().isSuccess)
        let client = try SeedSite().client
        let denied = try await client.get("/idea-result/secret", accept: "application/json")
        #expect(denied.text == #"{"result":"permissionDenied","vmId":"IdeaResultViewModel"}"#)
        let missing = try await client.get("/idea-result/Linus", accept: "application/json")
        #expect(
            missing.text == """
                {"result":{"notFound":{"message":"There is no such idea.","name":"Linus","vmId":"MissingIdeaViewModel"}},\
                "vmId":"IdeaResultViewModel"}
                """)
        #expect(missing.fields[.contentType] == "application/json")
    }
}
