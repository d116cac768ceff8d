import HTTP
import MVVM
import MVVMTesting
import Testing

@Suite("The language of an answer")
struct LocaleChoiceTests {
    @Test(
        "is the best of those that the browser asks for",
        arguments: [
            (nil, "en"), ("es", "es"), ("es-MX", "es"), ("ar-EG, en;q=0.8", "ar"),
            ("en;q=0.5, ar;q=0.7, es;q=0.6", "ar"),
            ("fr, es;q=0.1", "es"), ("fr", "en"), ("*", "en"), ("es;q=0, ar;q=0.2", "ar"), ("", "en"),
            ("../../etc/passwd", "en"), ("es;q=nonsense", "en"),
        ] as [(String?, String)])
    func header(_ language: String?, _ expected: String) async throws {
        let answer = try await TinySite.visitor().get("/idea-list", language: language)
        #expect(answer.fields[.contentLanguage] == expected)
        #expect(try answer.document.attribute("lang", at: "/html") == expected)
    }

    @Test("is the address's own before the cookie's, and the cookie's before the browser's")
    func order() async throws {
        let client = try TinySite.visitor()
        let chosen = try await client.get("/idea-list?locale=es", language: "ar")
        #expect(chosen.fields[.contentLanguage] == "es")
        #expect(
            chosen.fields[.setCookie]
                == "__Host-vitrine-locale=es; Path=/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax")
        #expect(try await client.get("/idea-list", language: "ar").fields[.contentLanguage] == "es")
        #expect(try await client.get("/idea-list?locale=ar", language: "en").fields[.contentLanguage] == "ar")
        #expect(try await client.get("/nowhere", language: "en").fields[.contentLanguage] == "ar")
    }

    @Test(
        "is what suits an address's tag, which is remembered as the language that was shown",
        arguments: [("es-MX", "es"), ("ar-EG", "ar"), ("es-419-x-site", "es")])
    func regional(_ asked: String, _ shown: String) async throws {
        let client = try TinySite.visitor()
        let answer = try await client.get("/idea-list?locale=\(asked)", language: "en")
        #expect(answer.fields[.contentLanguage] == shown)
        #expect(answer.fields[.setCookie]?.hasPrefix("__Host-vitrine-locale=\(shown);") == true)
        #expect(try await client.get("/idea-list", language: "en").fields[.contentLanguage] == shown)
    }

    @Test("is the browser's where an address's tag suits none or is none", arguments: ["fr-CA", "es-", "es-..%2Fetc"])
    func ignored(_ asked: String) async throws {
        let answer = try await TinySite.visitor().get("/idea-list?locale=\(asked)", language: "ar")
        #expect(answer.fields[.contentLanguage] == "ar")
        #expect(answer.fields[.setCookie] == nil)
    }

    @Test(
        "is never one that the site does not speak",
        arguments: ["fr", "../../etc/passwd", "en%00", "%F0%9F%91%8D", "", "es_ES_posix_x"])
    func unknown(_ locale: String) async throws {
        let client = try TinySite.visitor()
        let answer = try await client.get("/idea-list?locale=\(locale)", language: "ar")
        #expect(answer.status == .ok)
        #expect(["ar", "es", "en"].contains(answer.fields[.contentLanguage] ?? ""))
        await client.setCookie("__Host-vitrine-locale", to: "nonsense")
        #expect(try await client.get("/idea-list", language: "ar").fields[.contentLanguage] == "ar")
    }

    @Test("A program's choice is not remembered, and neither is one that it did not make")
    func noCookie() async throws {
        let client = try TinySite.visitor()
        let json = try await client.get("/idea-list?locale=es", accept: "application/json")
        #expect(json.fields[.contentLanguage] == "es")
        #expect(json.fields[.setCookie] == nil)
        #expect(try await client.get("/idea-list", language: "es").fields[.setCookie] == nil)
    }

    @Test("A header of ten thousand ranges is answered as any other")
    func manyRanges() async throws {
        let ranges = (0..<10_000).map { "x\($0 % 10);q=0.\($0 % 10)" }.joined(separator: ",") + ",es"
        #expect(try await TinySite.visitor().get("/idea-list", language: ranges).status == .ok)
    }

    @Test("The switch leads to the very page, with its query")
    func switchLinks() async throws {
        let document = try await TinySite.visitor().get("/idea-sheet/0?page=2&locale=es").document
        let links = try (1...3).map { try document.attribute("href", at: "(//nav/a)[\($0)]") }
        #expect(
            links == [
                "/idea-sheet/0?page=2&locale=en", "/idea-sheet/0?page=2&locale=ar", "/idea-sheet/0?page=2&locale=es",
            ])
    }
}
