import HTTP
import MVVMTesting
import Testing

@testable import Web

@Suite("A path that leads nowhere")
struct UnknownPathTests {
    @Test("has a page and a problem document, in the visitor's language")
    func unknown() async throws {
        let board = try TestBoard()
        let page = try await board.client.get("/nowhere")
        try expectSnapshot(of: page.exchange, named: "unknown-html")
        #expect(page.status == .notFound)
        #expect(try page.document.problems == [])
        #expect(try page.document.text("//h1") == "Not found")

        let json = try await board.client.get("/nowhere", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "unknown-json")
        #expect(json.status == .notFound)

        let spanish = try await board.client.get("/nowhere", language: "es")
        #expect(try spanish.document.text("//h1") == "No encontrado")
    }

    @Test(
        "is no way out of the public files",
        arguments: [
            "/../Package.swift", "/%2e%2e/Package.swift", "/styles/..%2f..%2fPackage.swift", "/styles/", "//icon.svg",
        ])
    func traversal(_ path: String) async throws {
        let board = try TestBoard()
        #expect(try await board.client.get(path).status == .notFound)
    }

    @Test("The public files are there, pinned by their content")
    func files() async throws {
        let board = try TestBoard()
        let page = try await board.client.get("/idea-board")
        let sheet = try #require(try page.document.attribute("href", at: "//link[@rel='stylesheet']"))
        let file = try await board.client.get(sheet)
        #expect(file.status == .ok)
        #expect(file.fields[.contentType] == "text/css; charset=utf-8")
        #expect(file.fields[.cacheControl]?.contains("immutable") == true)
    }
}
