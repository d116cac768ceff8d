import HTTP
import MVVM
import MVVMServer
import MVVMTesting
import Testing

@Suite("A form whose write may succeed in a moment")
struct PostponedWriteTests {
    private let form: KeyValuePairs = ["title": "locked"]

    @Test("comes back with what was typed, the reason, and when to send it again; the log hears of it once")
    func page() async throws {
        let tiny = try TinySite()
        let answer = try await tiny.client.post("/idea-post", form: form)
        #expect(answer.status == .serviceUnavailable)
        #expect(answer.fields[.retryAfter] == "5")
        #expect(try answer.document.text("//h1") == "Post an idea")
        #expect(try answer.document.attribute("value", at: "//input[@name='title']") == "locked")
        #expect(try answer.document.attribute("data-code", at: "//*[@role='alert']") == "unavailable")
        #expect(try answer.document.text("//*[@role='alert']/h2") == "Back in a moment")
        #expect(try answer.document.text("//*[@role='alert']//code") == "0000000000000")
        #expect(tiny.log.events.count == 1)
        guard case .unavailable = tiny.log.events.first else {
            Issue.record("\(tiny.log.events)")
            return
        }
    }

    @Test("is told alone to a script, which keeps the form, and to a program")
    func otherFaces() async throws {
        let tiny = try TinySite()
        let part = try await tiny.client.post("/idea-post", form: form, accept: "text/vnd.vitrine.fragment+html")
        #expect(part.status == .serviceUnavailable && part.fields[.retryAfter] == "5")
        #expect(part.text.contains("Back in a moment") && !part.text.contains("locked"))
        let json = try await tiny.client.send("/idea-post", json: #"{"title": "locked"}"#)
        #expect(json.status == .serviceUnavailable && json.fields[.retryAfter] == "5")
        #expect(json.fields[.contentType] == "application/problem+json")
    }

    @Test("is told by a page of its own where its page is not to be had")
    func gone() async throws {
        let tiny = try TinySite(services: TinyServices(formFailure: HTTPFailure.notFound))
        let answer = try await tiny.client.post("/idea-post", form: form)
        #expect(answer.status == .serviceUnavailable && answer.fields[.retryAfter] == "5")
        #expect(try answer.document.text("//h1") == "Back in a moment")
    }

    @Test("is a fault where the error will not pass")
    func lasting() async throws {
        let tiny = try TinySite()
        let answer = try await tiny.client.post("/idea-post", form: ["title": "broken"])
        #expect(answer.status == .internalServerError && answer.fields[.retryAfter] == nil)
        #expect(try answer.document.text("//h1") == "Something went wrong")
    }
}
