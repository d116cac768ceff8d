import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("A visitor")
struct SessionTests {
    private let board: TestBoard
    private let cookie = "__Host-vitrine"

    init() throws {
        board = try TestBoard()
    }

    private func postIdea(_ title: String = "Dark mode", as name: String = "Ada") async throws -> TestResponse {
        try await board.client.post("/idea-create", form: ["title": title, "authorName": name])
    }

    @Test("is nobody while they read, and somebody once they write")
    func firstWrite() async throws {
        for page in ["/idea-board", "/new-idea", "/settings"] {
            #expect(try await board.client.get(page).fields[.setCookie] == nil, "\(page)")
        }
        let answer = try await postIdea()
        let set = answer.fields.values(of: .setCookie).first { $0.hasPrefix("\(cookie)=") }
        let attributes = "; Path=/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax"
        #expect(set?.hasSuffix(attributes) == true)
        let token = try #require(await board.client.cookie(cookie))
        #expect(token.utf8.count == 43)
        _ = try await postIdea("Export as CSV")
        #expect(await board.client.cookie(cookie) == token)
    }

    @Test("is asked for their name once, and signs with it from then on")
    func name() async throws {
        #expect(try await board.client.get("/new-idea").document.exists("//input[@id='field-authorName']"))
        _ = try await postIdea(as: " Ada ")
        let form = try await board.client.get("/new-idea").document
        #expect(try form.exists("//input[@id='field-authorName']") == false)
        #expect(try form.attribute("value", at: "//input[@type='hidden'][@name='authorName']") == "Ada")
        _ = try await postIdea("Export as CSV", as: "Somebody else")
        let page = try await board.client.get("/idea-board").document
        #expect(try page.texts("//*[@class='byline-author']") == ["by Ada", "by Ada"])
    }

    @Test(
        "is nobody with a forged, a lost and a broken session", arguments: [String(repeating: "A", count: 43), "x", ""])
    func forged(token: String) async throws {
        _ = try await postIdea()
        await board.client.setCookie(cookie, to: token)
        let form = try await board.client.get("/new-idea")
        #expect(form.status == .ok)
        #expect(try form.document.exists("//input[@id='field-authorName']"))
    }

    @Test("who is refused after their session was lost finds everything they typed")
    func lostSession() async throws {
        _ = try await postIdea()
        await board.client.setCookie(cookie, to: nil)
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "", "text": "At night.", "authorName": "Ada", "tags": "design"])
        #expect(answer.status == .unprocessableContent)
        #expect(try answer.document.text("//textarea") == "At night.")
        #expect(try answer.document.attribute("value", at: "//input[@id='field-authorName']") == "Ada")
        #expect(await board.client.cookie(cookie) == nil)
    }

    @Test("who sends one form twice has one idea, and the first answer twice; the next form is another")
    func doublePost() async throws {
        func send() async throws -> TestResponse {
            let key = try await board.client.get("/new-idea").document
                .attribute("value", at: "//input[@name='idempotencyKey']")
            let form: KeyValuePairs = ["title": "Dark mode", "authorName": "Ada", "idempotencyKey": key ?? ""]
            let first = try await board.client.post("/idea-create", form: form)
            let second = try await board.client.post("/idea-create", form: form)
            #expect(first.status == .seeOther && second.status == .seeOther)
            #expect(first.fields[.location] == second.fields[.location])
            return second
        }
        _ = try await send()
        #expect(try await board.client.get("/idea-board").document.count("//h3") == 1)
        _ = try await send()
        #expect(try await board.client.get("/idea-board").document.count("//h3") == 2)
    }

    @Test("who is a program gets no cookie, and its key is a header")
    func program() async throws {
        for _ in 0..<2 {
            let answer = try await board.client.send(
                "/idea-create", json: #"{"title":"Dark mode","authorName":"Ada"}"#, fields: ["Idempotency-Key": "k"])
            #expect(answer.status == .created)
            #expect(answer.fields[.setCookie] == nil)
        }
        #expect(try await board.client.get("/idea-board").document.count("//h3") == 1)
    }

    @Test("reads the same bytes while nothing changes")
    func stable() async throws {
        _ = try await postIdea()
        _ = try await board.client.get("/idea-board")
        for page in ["/idea-board", "/new-idea", "/settings"] {
            let first = try await board.client.get(page)
            let tag = try #require(first.fields[.eTag])
            let second = try await board.client.get(page, fields: ["If-None-Match": FieldValue(tag) ?? ""])
            #expect(second.status == .notModified, "\(page)")
        }
    }
}
