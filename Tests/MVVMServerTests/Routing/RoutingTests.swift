import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The way to a page")
struct RoutingTests {
    @Test("leads home from the root")
    func home() async throws {
        let answer = try await TinySite.visitor().get("/")
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/idea-list")
    }

    @Test("ends in an id where the request has one, and its query follows")
    func tail() async throws {
        let document = try await TinySite.visitor().get("/idea-sheet/1?page=7").document
        #expect(try document.text("//h1") == "Export as CSV")
        #expect(try document.text("//main/p") == "7")
    }

    @Test(
        "ends nowhere for everything else",
        arguments: [
            "/nowhere", "/idea-sheet", "/idea-sheet/", "/idea-sheet/x", "/idea-sheet/+1", "/idea-sheet/1/2",
            "/idea-sheet/9", "/idea-sheet/%zz1".replacing("%zz", with: "%2f"), "/idea-list/1", "/idea-list/",
            "/IDEA-LIST",
            "//idea-list", "/idea-list%2f", "/%2569dea-list", "/x/%2e%2e/idea-list", "/idea-sheet/99999999999999999999",
            "/idea-sheet/%00", "/idea-sheet/%ff",
        ])
    func notFound(_ path: String) async throws {
        let client = try TinySite.visitor()
        let page = try await client.get(path)
        #expect(page.status == .notFound)
        #expect(try page.document.text("//h1") == "Not found")
        let json = try await client.get(path, accept: "application/json")
        #expect(json.status == .notFound)
        #expect(json.fields[.contentType] == "application/problem+json")
    }

    @Test(
        "is the same for all spellings of a URI (RFC 3986 §6.2.2.2)",
        arguments: ["/%69dea-list", "/idea%2dlist", "/idea%2Dlist", "/%69dea-sheet/1", "/idea-sheet/%31", "/%68ealthz"])
    func spellings(_ path: String) async throws {
        #expect(try await TinySite.visitor().get(path).status == .ok)
    }

    @Test(
        "refuses a parameter that it cannot read",
        arguments: ["", "/0?page=x", "/0?page=1.0", "/0?page=+3", "/0?page=1&page=2"])
    func badQuery(_ rest: String) async throws {
        let answer = try await TinySite.visitor().get("/idea-sheet\(rest)", accept: "application/json")
        #expect(answer.status == .notFound || answer.status == .badRequest)
    }

    @Test(
        "takes the methods that it names, and no others",
        arguments: [
            (HTTP.Method.post, "/idea-list", "GET, HEAD"), (.delete, "/idea-sheet/1", "GET, HEAD"),
            (.get, "/idea-post", "POST"), (.patch, "/idea-post", "POST"), (.post, "/app.css", "GET, HEAD"),
        ])
    func methods(_ method: HTTP.Method, _ path: String, _ allowed: String) async throws {
        let answer = try await TinySite.visitor().send(TestRequest(method, path))
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.fields[.allow] == allowed)
    }

    @Test("Two requests at one path are a mistake that names both")
    func collision() {
        var routes = Routes.tiny
        routes.register(IdeaListViewModel.self)
        let mistake = RouteMistake(path: "/idea-list", first: "IdeaListRequest", second: "IdeaListRequest")
        #expect(throws: mistake) { try TinySite(routes: routes) }
        #expect(mistake.description.contains("'/idea-list'"))
    }
}
