import CZlib
import Foundation
import HTTP
import HTTPServer
import Testing

@Suite("Compression")
struct CompressionTests {
    private static let page = (0..<4000).map { "<li>Idea \($0): Dark mode</li>\n" }.joined()

    struct PageHandler: Handler {
        var fields: HeaderFields = [.contentType: "text/html; charset=utf-8", .eTag: "\"v1\""]
        var status = Status.ok

        nonisolated(nonsending) func respond(to request: Request) async -> Response {
            Response(status, fields: fields, body: .bytes(Array(page.utf8)))
        }
    }

    private static func gunzip(_ bytes: ArraySlice<UInt8>) -> String {
        var (input, output) = (Array(bytes), [UInt8](repeating: 0, count: 1 << 20))
        var state = z_stream()
        return input.withUnsafeMutableBufferPointer { input in
            let count = output.withUnsafeMutableBufferPointer { output in
                state.next_in = input.baseAddress
                state.avail_in = uInt(input.count)
                state.next_out = output.baseAddress
                state.avail_out = uInt(output.count)
                inflateInit2_(&state, 15 + 16, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
                let result = inflate(&state, Z_FINISH)
                inflateEnd(&state)
                return result == Z_STREAM_END ? Int(state.total_out) : 0
            }
            return String(decoding: output[..<count], as: UTF8.self)
        }
    }

    @Test("sends a large page as gzip to who asks for it, and the tag gets weak (RFC 9110 §8.8.3.3)")
    func page() async throws {
        try await TestServer.run(PageHandler()) { server in
            let (head, body) = try await server.client { client in
                try client.send("GET / HTTP/1.0\r\nAccept-Encoding: br;q=0.5, gzip\r\n\r\n")
                let head = try client.read(through: "\r\n\r\n")
                return (head, try client.readBytesToEnd())
            }
            #expect(head.contains("Content-Encoding: gzip\r\n") && head.contains("Vary: Accept-Encoding\r\n"))
            #expect(head.contains("ETag: W/\"v1\"\r\n") && !head.contains("Content-Length"))
            #expect(body.count < Self.page.utf8.count / 4)
            #expect(Self.gunzip(body[...]) == Self.page)
        }
    }

    @Test("gives a 304 the fields that \"would have been sent in a 200\": tag and Vary (RFC 9110 §15.4.5)")
    func notModified() async throws {
        try await TestServer.run(PageHandler(status: .notModified)) { server in
            let answer = try await server.exchange("GET / HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n")
            #expect(answer.contains("ETag: W/\"v1\"\r\n") && answer.contains("Vary: Accept-Encoding\r\n"))
            #expect(!answer.contains("Content-Encoding") && answer.hasSuffix("\r\n\r\n"))
            let plain = try await server.exchange("GET / HTTP/1.0\r\n\r\n")
            #expect(plain.contains("ETag: \"v1\"\r\n") && plain.contains("Vary: Accept-Encoding\r\n"))
        }
    }

    @Test(
        "leaves alone what is not to be compressed",
        arguments: [
            ["Content-Type": "image/png"], ["Content-Type": "text/event-stream"],
            ["Content-Type": "text/html", "Content-Encoding": "br"],
            ["Content-Type": "text/html", "Cache-Control": "private, no-transform"], [:],
        ] as [HeaderFields])
    func untouched(_ fields: HeaderFields) async throws {
        try await TestServer.run(PageHandler(fields: fields)) { server in
            let answer = try await server.exchange("GET / HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n")
            #expect(answer.hasSuffix(Self.page) && !answer.contains("gzip\r\n"))
        }
    }

    @Test("holds for files from the start on, with a tag of its own and plain parts")
    func files() async throws {
        try TemporaryFolder.with(["app.css": Self.page, "small.css": "a {}"]) { path in
            let files = try StaticFiles(root: path)
            func response(_ path: String, _ fields: HeaderFields) throws -> Response {
                let target = try #require(RequestTarget(parsing: path))
                return try #require(files.response(for: RequestHead(method: .get, target: target, fields: fields)))
            }
            let plain = try response("/app.css", [:])
            let small = try response("/app.css", [.acceptEncoding: "gzip"])
            #expect(plain.fields[.vary] == "Accept-Encoding" && small.fields[.vary] == "Accept-Encoding")
            #expect(small.fields[.contentEncoding] == "gzip" && plain.fields[.contentEncoding] == nil)
            #expect(small.fields[.eTag] != plain.fields[.eTag])
            guard case .bytes(let bytes) = small.body else { throw CancellationError() }
            #expect(Self.gunzip(bytes[...]) == Self.page)
            let part = try response("/app.css", [.acceptEncoding: "gzip", .range: "bytes=0-3"])
            #expect(part.status == .partialContent && part.fields[.contentEncoding] == nil)
            let tag = try #require(small.fields[.eTag].flatMap { FieldValue($0) })
            #expect(try response("/app.css", [.acceptEncoding: "gzip", .ifNoneMatch: tag]).status == .notModified)
            #expect(try response("/small.css", [.acceptEncoding: "gzip"]).fields[.contentEncoding] == nil)
        }
    }
}
