import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

/// What strangers send in heads. Whatever it is, the answer is one of ours, in a face that was asked for.
@Suite("A hostile head")
struct HostileCallTests {
    private static let many = String(repeating: "a/b,", count: 5_000)

    private func answer(_ path: String, _ fields: [(FieldName, String)]) async throws -> TestResponse {
        var head: HeaderFields = [:]
        for (name, text) in fields { head.append(name, try #require(FieldValue(text))) }
        return try await TinySite.visitor().send(TestRequest(.get, path, fields: head))
    }

    @Test(
        "is answered in the face that it accepts, or told that there is none (406)",
        arguments: [
            ("", 200, "text/html"), (",,,", 200, "text/html"), (";", 200, "text/html"), ("*/*", 200, "text/html"),
            ("*/*;q=0", 406, "text/html"), ("text/html;q=0", 406, "text/html"),
            ("application/json;q=0", 406, "text/html"), ("application/json;q=1.001", 200, "text/html"),
            ("application/json;q=abc, text/html;q=0.1", 200, "text/html"),
            ("application/json;q=0.001", 200, "application/json"),
            ("application/json;q=-1", 200, "text/html"), ("application/json; charset=utf-16", 200, "application/json"),
            ("APPLICATION/JSON", 200, "application/json"), ("application/*", 200, "application/json"),
            ("application/json, text/html;q=0, */*;q=0", 200, "application/json"),
            ("application/json, */*", 200, "text/html"), ("text/html;q=0.5, application/json", 200, "application/json"),
            ("application/json/../html", 406, "application/problem+json"), ("image/png", 406, "text/html"),
            ("*/json", 406, "application/problem+json"), (many, 200, "text/html"),
            ("application/json\t;\tq=1", 200, "application/json"),
        ])
    func accept(_ accept: String, _ status: Int, _ type: String) async throws {
        let answer = try await answer("/idea-list", [(.accept, accept)])
        #expect(answer.status.code == status)
        #expect(answer.fields[.contentType]?.hasPrefix(type) == true, "\(answer.fields[.contentType] ?? "")")
    }

    @Test(
        "with languages that are none is answered in one that is",
        arguments: [
            "", "*;q=0", "..", "en;q=0, es;q=0, ar;q=0", "es\u{301}", "x-klingon", many,
            String(repeating: "es-", count: 3_000), "es;q=9", "-", "es-419-u-nu-latn-x-whatever",
        ])
    func language(_ language: String) async throws {
        let answer = try await answer("/idea-list", [(.acceptLanguage, language)])
        #expect(answer.status == .ok)
        #expect(["en", "es", "ar"].contains(answer.fields[.contentLanguage]))
        #expect(try answer.document.attribute("lang", at: "/html") == answer.fields[.contentLanguage])
    }

    @Test(
        "with a locale in its address or cookie takes a supported tag or nothing",
        arguments: [
            "../../etc/passwd", "en-XA", "xx", "%65%73%00", "es%0d%0aSet-Cookie:a=b", "",
            "ES_mx", "*", "und", String(repeating: "e", count: 2_000),
        ])
    func locale(_ tag: String) async throws {
        let answer = try await answer("/idea-list?locale=\(tag)", [(.cookie, "__Host-vitrine-locale=\(tag)")])
        #expect(answer.status == .ok)
        #expect(answer.fields[.contentLanguage] == "en")
        #expect(!answer.fields.values(of: .setCookie).contains { $0.contains("locale") })
    }

    @Test(
        "with an address that means another one is not found",
        arguments: [
            "/idea-list//", "/./idea-list", "/../idea-list", "/idea-sheet/..%2f0", "/idea-sheet/0%00",
            "/idea-sheet/0%20",
            "/idea-sheet/%30%2e", "/idea-sheet/~", "/idea-sheet/~~0", "/%69dea-list", "/idea-list%3flocale=es",
            "/idea-sheet/0/", "/idea-sheet/%C0%AE", "/idea-list;a=b",
        ])
    func path(_ path: String) async throws {
        for accept in ["text/html", "application/json"] {
            let answer = try await answer(path, [(.accept, accept)])
            #expect(answer.status == .notFound)
        }
    }

    @Test(
        "with a query that nobody asked for changes nothing",
        arguments: [
            "page=1&" + String(repeating: "&", count: 900), "%3Cscript%3E=1", "page[]=1", "sort.x=1", "=1",
            "%00",
            "a." + String(repeating: "b.", count: 500) + "=1", "locale.x=es",
        ])
    func query(_ query: String) async throws {
        let json = try await answer("/idea-sheet/0?\(query)", [(.accept, "application/json")])
        #expect(json.status == .ok)
        let page = try await answer("/idea-sheet/0?\(query)", [])
        #expect(page.status == .ok)
        #expect(!page.text.contains("<script>"))
    }
}
