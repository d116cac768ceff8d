import Foundation
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

    /// Posts as a browser does, which has read the form.
    private func postIdea(_ title: String = "Dark mode", as name: String? = "Ada") async throws -> TestResponse {
        if await board.client.cookie(cookie) == nil { _ = try await board.client.get("/new-idea") }
        guard let name else { return try await board.client.post("/idea-create", form: ["title": title]) }
        return try await board.client.post("/idea-create", form: ["title": title, "authorName": name])
    }

    @Test(
        "is nobody while they read, and somebody once they write", arguments: ["/idea-board", "/new-idea", "/settings"])
    func firstWrite(page: String) async throws {
        let first = try await board.client.get(page)
        let set = first.fields.values(of: .setCookie).first { $0.hasPrefix("\(cookie)=") }
        let attributes = "; Path=/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax"
        #expect(set?.hasSuffix(attributes) == true)
        let token = try #require(await board.client.cookie(cookie))
        #expect(token.wholeMatch(of: #/[\w-]{43}\.[0-9a-f]{64}/#) != nil)
        #expect(try await board.client.get(page).fields[.setCookie] == nil)
        #expect(try await board.visitors() == 0)
        _ = try await postIdea()
        _ = try await postIdea("Export as CSV")
        #expect(await board.client.cookie(cookie) == token)
        #expect(try await board.visitors() == 1)
    }

    @Test("who reads as a program gets no cookie: with it, their next write would be taken for another site's")
    func reader() async throws {
        for accept in ["application/json", "*/*", nil] {
            #expect(try await board.client.get("/idea-board", accept: accept).fields[.setCookie] == nil)
        }
    }

    @Test("is one, however many of their first writes come at once", arguments: [2, 100])
    func atOnce(count: Int) async throws {
        let page = try await board.client.get("/new-idea")
        let key = try page.document.attribute("value", at: "//input[@name='idempotencyKey']") ?? ""
        let cookie = try #require(page.fields.values(of: .setCookie).first?.prefix { $0 != ";" })
        let site = board.site
        try await withThrowingDiscardingTaskGroup { group in
            for _ in 0..<count {
                group.addTask {
                    let answer = try await TestClient(site).post(
                        "/idea-create", form: ["title": "Dark mode", "authorName": "Ada", "idempotencyKey": key],
                        fields: ["Cookie": FieldValue(String(cookie)) ?? ""])
                    #expect(answer.status == .seeOther)
                }
            }
        }
        #expect(try await board.visitors() == 1)
        #expect(try await board.client.get("/idea-board").document.count("//h3") == 1)
    }

    @Test("is asked for their name once, and signs with it from then on")
    func name() async throws {
        #expect(try await board.client.get("/new-idea").document.exists("//input[@id='field-authorName']"))
        _ = try await postIdea(as: " Ada ")
        let form = try await board.client.get("/new-idea").document
        #expect(try form.exists("//*[@name='authorName']") == false)
        #expect(try form.text("//*[@class='sheet-signature']")?.contains("Ada") == true)
        _ = try await postIdea("Export as CSV", as: nil)
        let page = try await board.client.get("/idea-board").document
        #expect(try page.texts("//*[@class='byline-author']") == ["by Ada", "by Ada"])
    }

    @Test("with a name is told so when they type another, in every face; the field is there again to be emptied")
    func otherName() async throws {
        _ = try await postIdea()
        let refused = try await postIdea("Export as CSV", as: "Grace")
        #expect(refused.status == .unprocessableContent)
        let message = try refused.document.text("//*[@id='error-authorName']")
        #expect(message?.contains("Ada") == true)
        #expect(try refused.document.attribute("value", at: "//input[@name='authorName']") == "Grace")
        let json = try await board.client.send(
            "/idea-create", json: #"{"title":"Export as CSV","authorName":"Grace"}"#,
            fields: ["Origin": "https://ideas.example"])
        #expect(json.status == .unprocessableContent)
        let nameless = try await board.client.send(
            "/idea-create", json: #"{"title":"Export as CSV"}"#, fields: ["Origin": "https://ideas.example"])
        #expect(nameless.status == .created)
        #expect(nameless.text.contains("by Ada"))
    }

    @Test(
        "is nobody with a forged, a lost and a broken session, and gets another one",
        arguments: [
            String(repeating: "A", count: 43),
            String(repeating: "A", count: 43) + "." + String(repeating: "0", count: 64),
            "x", "", ".", "..",
        ])
    func forged(token: String) async throws {
        _ = try await postIdea()
        await board.client.setCookie(cookie, to: token)
        let form = try await board.client.get("/new-idea")
        #expect(form.status == .ok)
        #expect(try form.document.exists("//input[@id='field-authorName']"))
        #expect(await board.client.cookie(cookie) != token)
        _ = try await board.client.get("/new-idea")
        #expect(try await board.visitors() == 1)
    }

    @Test("who writes with a forged session makes nobody")
    func forgedWrite() async throws {
        await board.client.setCookie(cookie, to: String(repeating: "A", count: 43))
        #expect(try await postIdea().status == .seeOther)
        #expect(try await board.visitors() == 0)
    }

    @Test("who is refused after their session was lost finds everything they typed, and a new session")
    func lostSession() async throws {
        _ = try await postIdea()
        await board.client.setCookie(cookie, to: nil)
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "", "text": "At night.", "authorName": "Ada", "tags": "design"])
        #expect(answer.status == .unprocessableContent)
        #expect(try answer.document.text("//textarea") == "At night.")
        #expect(try answer.document.attribute("value", at: "//input[@id='field-authorName']") == "Ada")
        #expect(await board.client.cookie(cookie) != nil)
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

    @Test("shares no key with a stranger who reads the same form and types the same")
    func ownKeys() async throws {
        for _ in 1...2 {
            let client = TestClient(board.site)
            _ = try await client.get("/new-idea")
            _ = try await client.post(
                "/idea-create", form: ["title": "Dark mode", "authorName": "Ada", "idempotencyKey": "none"])
        }
        #expect(try await board.client.get("/idea-board").document.count("//h3") == 2)
    }

    @Test("who is a program gets no cookie; its key is a header, in quotes or without")
    func program() async throws {
        for key in ["\"k\"", "k"] as [FieldValue] {
            let answer = try await board.client.send(
                "/idea-create", json: #"{"title":"Dark mode","authorName":"Ada"}"#, fields: ["Idempotency-Key": key])
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
            // The bytes are the same for every stranger too: what tells them apart travels in the cookie.
            let strangers = [TestClient(board.site), TestClient(board.site)]
            #expect(try await strangers[0].get(page).body == strangers[1].get(page).body, "\(page)")
        }
    }
}
