import Foundation
import HTTP
import HTTPServer
import Testing

@Suite("Static files")
struct StaticFilesTests {
    private static func withFolder(_ body: (_ path: String) throws -> Void) throws {
        let files = [
            "site/styles/app.css": "body {}", "site/a b.txt": "blank", "site/.secret": "no", "site/é.txt": "nfc",
            "outside": "no",
        ]
        try TemporaryFolder.with(files, body)
    }

    private static func head(_ target: String, method: Method = .get, fields: HeaderFields = [:])
        throws -> RequestHead
    {
        RequestHead(
            method: method, target: try #require(RequestTarget(parsing: target)), fields: fields)
    }

    @Test("are served with validators and a type, and revalidated")
    func serves() throws {
        try Self.withFolder { path in
            let files = try StaticFiles(root: path + "/site")
            let response = try #require(files.response(for: Self.head("/styles/app.css")))
            #expect(response.status == .ok)
            #expect(response.fields[.contentType] == "text/css; charset=utf-8")
            #expect(response.fields[.cacheControl] == "no-cache")
            guard case .bytes(let bytes) = response.body else {
                Issue.record("no bytes")
                return
            }
            #expect(bytes == Array("body {}".utf8))
            let tag = try #require(response.fields[.eTag].flatMap { FieldValue($0) })
            let again = try #require(
                files.response(for: Self.head("/styles/app.css", fields: [.ifNoneMatch: tag])))
            #expect(again.status == .notModified)
            #expect(again.fields[.eTag] == tag.text)
            let date = try #require(response.fields[.lastModified].flatMap { FieldValue($0) })
            #expect(
                try files.response(for: Self.head("/styles/app.css", fields: [.ifModifiedSince: date]))?
                    .status
                    == .notModified)
        }
    }

    @Test("are never newer than the answer's own date (RFC 9110 §8.8.2.1)")
    func future() throws {
        try Self.withFolder { path in
            let file = path + "/site/styles/app.css"
            try FileManager.default.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: file)
            let files = try StaticFiles(root: path + "/site")
            let date = try #require(files.response(for: Self.head("/styles/app.css"))?.fields[.lastModified])
            #expect(try #require(HTTPDate(parsing: date)) <= HTTPDate(secondsSinceEpoch: time(nil)))
        }
    }

    @Test("are immutable under the hash of their content only")
    func pinned() throws {
        try Self.withFolder { path in
            let files = try StaticFiles(root: path + "/site")
            let version = try #require(files.version(of: "/styles/app.css"))
            let caching = {
                try files.response(for: Self.head("/styles/app.css?v=" + $0))?.fields[.cacheControl]
            }
            #expect(try caching(version) == "public, max-age=31536000, immutable")
            #expect(try caching("0000000000000000") == "no-cache")
            #expect(files.version(of: "/nothing") == nil)
        }
    }

    @Test("refuse other methods with the ones they take (RFC 9110 §10.2.1)")
    func methods() throws {
        try Self.withFolder { path in
            let files = try StaticFiles(root: path + "/site")
            let response = try files.response(for: Self.head("/styles/app.css", method: .post))
            #expect(response?.status == .methodNotAllowed)
            #expect(response?.fields[.allow] == "GET, HEAD")
            // RFC 9110 §13.2.1: conditions count for nothing where the answer is an error without them.
            let conditional = try Self.head("/styles/app.css", method: .post, fields: [.ifMatch: "\"other\""])
            #expect(files.response(for: conditional)?.status == .methodNotAllowed)
            #expect(try files.response(for: Self.head("/styles/app.css", method: .head))?.status == .ok)
            #expect(try files.response(for: Self.head("/nothing", method: .post)) == nil)
        }
    }

    @Test(
        "are found percent-encoded",
        arguments: ["/a%20b.txt", "/%61%20b.txt", "/%C3%A9.txt", "/styles/app%2ecss"])
    func decoded(_ target: String) throws {
        try Self.withFolder { path in
            let files = try StaticFiles(root: path + "/site")
            #expect(try files.response(for: Self.head(target)) != nil)
        }
    }

    @Test(
        "are not found by any detour",
        arguments: [
            "/../outside", "/%2e%2e/outside", "/styles/../a%20b.txt", "//styles/app.css",
            "/styles//app.css",
            "/styles%2Fapp.css",
            "/styles%5Capp.css", "/styles/app.css%00", "/.secret", "/%2esecret", "/styles", "/styles/",
            "/",
            "/e%CC%81.txt",
            "/STYLES/app.css", "/./styles/app.css",
        ])
    func detours(_ target: String) throws {
        try Self.withFolder { path in
            let files = try StaticFiles(root: path + "/site")
            #expect(try files.response(for: Self.head(target)) == nil)
        }
    }

    @Test("refuse to start with a link out of the root, or to a folder")
    func links() throws {
        try Self.withFolder { path in
            let manager = FileManager.default
            try manager.createSymbolicLink(
                atPath: path + "/site/inside.css", withDestinationPath: path + "/site/styles/app.css")
            #expect(try StaticFiles(root: path + "/site").response(for: Self.head("/inside.css")) != nil)
            try manager.createSymbolicLink(
                atPath: path + "/site/link", withDestinationPath: path + "/outside")
            #expect(throws: StaticFilesError.strayLink("/link")) { try StaticFiles(root: path + "/site") }
            try manager.removeItem(atPath: path + "/site/link")
            try manager.createSymbolicLink(
                atPath: path + "/site/circle", withDestinationPath: path + "/site")
            #expect(throws: StaticFilesError.strayLink("/circle")) {
                try StaticFiles(root: path + "/site")
            }
        }
    }

    @Test("refuse to start with a link to a dot file", arguments: [".secret", ".git/config"])
    func hidden(_ name: String) throws {
        try TemporaryFolder.with(["site/app.css": "a {}", "site/\(name)": "no"]) { path in
            try FileManager.default.createSymbolicLink(
                atPath: path + "/site/config.txt", withDestinationPath: path + "/site/" + name)
            #expect(throws: StaticFilesError.strayLink("/config.txt")) { try StaticFiles(root: path + "/site") }
        }
    }

    @Test("refuse to start with a name that no address can spell, and tell which it is")
    func unreadableName() throws {
        try Self.withFolder { path in
            let name = Array((path + "/site/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
            let file = try #require(fopen(name, "w"))
            fclose(file)
            #expect(throws: StaticFilesError.unreadableName("/caf\u{FFFD}")) { try StaticFiles(root: path + "/site") }
        }
    }

    @Test("refuse to start without a folder, or with one that is too large")
    func refusals() throws {
        try Self.withFolder { path in
            #expect(throws: StaticFilesError.noFolder(path + "/none")) {
                try StaticFiles(root: path + "/none")
            }
            #expect(throws: StaticFilesError.self) {
                try StaticFiles(root: path + "/site", maximumBytes: 10)
            }
        }
    }
}
