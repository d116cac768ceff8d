import HTTP
import MVVMServer
import MVVMTesting
import Testing

@Suite("The page that a refused form stood on")
struct ModelFormPageTests {
    /// What a taken title is answered with by a site whose page of the form fails.
    private func refusal(by failure: HTTPFailure) async throws -> TestResponse {
        let tiny = try TinySite(services: TinyServices(formFailure: failure))
        let answer = try await tiny.client.post("/idea-post", form: ["title": "Dark mode"])
        #expect(tiny.log.events.isEmpty)
        return answer
    }

    @Test(
        "that is gone, or has other parameters than the form, leaves the refusal to an error page",
        arguments: [HTTPFailure.notFound, .badRequest("page: 'x' is no whole number.")])
    func gone(_ failure: HTTPFailure) async throws {
        let answer = try await refusal(by: failure)
        #expect(answer.status == .conflict)
        #expect(try answer.document.attribute("data-code", at: "//*[@role='alert']") == "taken")
    }

    @Test("that fails otherwise is answered as that failure, with the fields that it asks for")
    func otherwise() async throws {
        let busy = try await refusal(by: .retry(.unavailable, afterSeconds: 5))
        #expect(busy.status == .serviceUnavailable)
        #expect(busy.fields[.retryAfter] == "5")
        #expect(try await refusal(by: HTTPFailure(.forbidden)).status == .forbidden)
    }
}
