import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The note of a write")
struct NoteCookieTests {
    private let name = "__Host-vitrine-note"

    private func note(with cookie: String) async throws -> String? {
        let client = try TinySite.visitor()
        await client.setCookie(name, to: cookie)
        return try await client.get("/idea-list").document.text("//*[@role='status']")
    }

    @Test("travels in a signed cookie of 60 seconds that no script reads")
    func attributes() async throws {
        let client = try TinySite.visitor()
        let answer = try await client.post("/idea-post", form: ["title": "Offline mode"])
        let field = try #require(answer.fields[.setCookie])
        #expect(
            field.wholeMatch(
                of:
                    #/__Host-vitrine-note=posted\.\d{10}\.[0-9a-f]{64}; Path=\/; Max-Age=60; Secure; HttpOnly; SameSite=Lax/#
            )
                != nil)
    }

    @Test("has a plain name where the site is not reached securely")
    func insecure() async throws {
        let client = try TinySite(hasSecureCookies: false).client
        let answer = try await client.post("/idea-post", form: ["title": "Offline mode"])
        #expect(answer.fields[.setCookie]?.hasPrefix("vitrine-note=posted.") == true)
        #expect(answer.fields[.setCookie]?.contains("Secure") == false)
        #expect(try await client.get("/idea-list").document.exists("//*[@role='status']"))
    }

    @Test(
        "that somebody made up is none",
        arguments: [
            "posted", "posted.", ".posted", "posted.\(String(repeating: "0", count: 64))", "posted.x.y", "<script>.1",
            "",
            String(repeating: "a", count: 4_000),
        ])
    func forged(_ cookie: String) async throws {
        #expect(try await note(with: cookie) == nil)
    }

    @Test("of another start of the program is none")
    func otherKey() async throws {
        let other = try TinySite().client
        _ = try await other.post("/idea-post", form: ["title": "Offline mode"])
        let cookie = try #require(await other.cookie(name))
        #expect(try await note(with: cookie) == nil)
    }

    @Test(
        "is none once its minute is over, wherever its cookie was kept",
        arguments: [(0, true), (60, true), (61, false)])
    func replayed(seconds: Int, isShown: Bool) throws {
        let key = try SigningKey()
        let written = Date(timeIntervalSince1970: 1_790_000_000)
        let field = try NoteCookie(isSecure: true, key: key, now: { written }).fieldValue(for: "posted").text
        let cookies = Cookies(of: ["Cookie": FieldValue(String(field.prefix { $0 != ";" })) ?? ""])
        let later = NoteCookie(isSecure: true, key: key, now: { written + Double(seconds) })
        #expect(later.note(in: cookies) == (isShown ? "posted" : nil))
    }

    @Test("with a right signature and a name that is no note shows nothing")
    func unknownNote() async throws {
        let tiny = try TinySite()
        let field = try tiny.site.stage.notes.fieldValue(for: "unheard").text
        let value = field.dropFirst(name.count + 1).prefix { $0 != ";" }
        await tiny.client.setCookie(name, to: String(value))
        let answer = try await tiny.client.get("/idea-list")
        #expect(answer.status == .ok)
        #expect(try answer.document.exists("//*[@role='status']") == false)
    }

    @Test("is kept for the page, whatever a program or a failure reads in between")
    func kept() async throws {
        let client = try TinySite.visitor()
        _ = try await client.post("/idea-post", form: ["title": "Offline mode"])
        _ = try await client.get("/idea-list", accept: "application/json")
        _ = try await client.get("/nowhere", accept: "application/json")
        _ = try await client.get("/app.css")
        #expect(try await client.get("/idea-list").document.exists("//*[@role='status']"))
    }
}
