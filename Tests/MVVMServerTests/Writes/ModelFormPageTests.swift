import HTTP
import MVVM
import MVVMServer
import MVVMTesting
import Testing

@Suite("The page that a refused form stood on")
struct ModelFormPageTests {
    /// What a taken title is answered with by a site whose page of the form fails.
    private func refusal(by failure: any Error) async throws -> (answer: TestResponse, events: [SiteEvent]) {
        let tiny = try TinySite(services: TinyServices(formFailure: failure))
        let answer = try await tiny.client.post("/idea-post", form: ["title": "Dark mode"])
        return (answer, tiny.log.events)
    }

    @Test(
        "that is not to be had, for whatever reason it declares, leaves the refusal to an error page",
        arguments: [
            HTTPFailure.notFound, HTTPFailure.badRequest("page: 'x' is no whole number."), HTTPFailure(.forbidden),
            HTTPFailure.retry(.unavailable, afterSeconds: 5), CredentialRejectedError(.missing),
        ] as [any Error])
    func declared(_ failure: any Error) async throws {
        let (answer, events) = try await refusal(by: failure)
        #expect(answer.status == .conflict)
        #expect(answer.fields[.retryAfter] == nil)
        #expect(try answer.document.attribute("data-code", at: "//*[@role='alert']") == "taken")
        #expect(events.isEmpty)
    }

    @Test("that fails as nobody declares is a fault of the site, which is logged")
    func undeclared() async throws {
        let (answer, events) = try await refusal(by: Secret())
        #expect(answer.status == .internalServerError)
        #expect(events.count == 1)
    }
}
