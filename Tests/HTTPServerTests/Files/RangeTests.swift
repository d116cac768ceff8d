import HTTP
import HTTPServer
import Testing

@Suite("Parts of static files")
struct RangeTests {
    private static func response(_ fields: HeaderFields, method: Method = .get) throws -> Response {
        try TemporaryFolder.with(["idea.txt": "0123456789"]) { path in
            let files = try StaticFiles(root: path)
            let target = try #require(RequestTarget(parsing: "/idea.txt"))
            return try #require(files.response(for: RequestHead(method: method, target: target, fields: fields)))
        }
    }

    private static func text(_ response: Response) async throws -> String {
        String(decoding: try await response.body.collect(), as: UTF8.self)
    }

    @Test("are offered")
    func offered() throws { #expect(try Self.response([:]).fields[.acceptRanges] == "bytes") }

    @Test("one goes alone, with its place and the fields of the whole (RFC 9110 §15.3.7)")
    func single() async throws {
        let (whole, part) = (try Self.response([:]), try Self.response([.range: "bytes=2-4"]))
        #expect(part.status == .partialContent)
        #expect(part.fields[.contentRange] == "bytes 2-4/10")
        #expect(try await Self.text(part) == "234")
        for name: FieldName in [.eTag, .cacheControl, .vary, .contentType] {
            #expect(part.fields[name] == whole.fields[name])
        }
    }

    @Test("several go between boundaries, without a place of their own (RFC 9110 §15.3.7.2)")
    func several() async throws {
        let response = try Self.response([.range: "bytes=0-1,-2"])
        #expect(response.status == .partialContent && !response.fields.contains(.contentRange))
        let type = try #require(response.fields[.contentType].flatMap(MediaType.init(parsing:)))
        let boundary = try #require(type.parameter("boundary"))
        #expect(type.essence == "multipart/byteranges")
        let head = "Content-Type: text/plain; charset=utf-8\r\nContent-Range: bytes"
        #expect(
            try await Self.text(response)
                == "--\(boundary)\r\n\(head) 0-1/10\r\n\r\n01\r\n--\(boundary)\r\n\(head) 8-9/10\r\n\r\n89\r\n--\(boundary)--\r\n"
        )
    }

    @Test("beyond the end are 416, with the length (RFC 9110 §15.5.17)")
    func unsatisfiable() throws {
        let response = try Self.response([.range: "bytes=10-"])
        #expect(response.status == .rangeNotSatisfiable)
        #expect(response.fields[.contentRange] == "bytes */10")
    }

    @Test("are ignored for HEAD and when asked for twice (RFC 9110 §14.2)")
    func ignored() throws {
        #expect(try Self.response([.range: "bytes=2-4"], method: .head).status == .ok)
        #expect(try Self.response([.range: "bytes=2-4", .range: "bytes=2-4"]).status == .ok)
        #expect(try Self.response([.range: "bytes=4-2"]).status == .ok)
    }

    @Test("depend on If-Range, by one strong tag, never by a date, and come after other conditions (RFC 9110 §13.1.5)")
    func condition() throws {
        let whole = try Self.response([:])
        let tag = try #require(whole.fields[.eTag].flatMap { FieldValue($0) })
        let weak = try #require(FieldValue("W/\(tag)"))
        func status(_ name: FieldName, _ value: FieldValue) throws -> Status {
            try Self.response([.range: "bytes=2-4", name: value]).status
        }
        #expect(try status(.ifRange, tag) == .partialContent)
        #expect(try status(.ifRange, weak) == .ok)
        #expect(try status(.ifRange, "\"other\"") == .ok)
        #expect(try status(.ifRange, try #require(FieldValue("\(tag), \"other\""))) == .ok)
        #expect(try status(.ifRange, try #require(FieldValue("\(tag) junk"))) == .ok)
        let date = try #require(whole.fields[.lastModified].flatMap { FieldValue($0) })
        #expect(try status(.ifRange, date) == .ok)
        #expect(try status(.ifRange, "Sun, 06 Nov 1994 08:49:37 GMT") == .ok)
        #expect(try status(.ifNoneMatch, tag) == .notModified)
        #expect(try status(.ifMatch, "\"other\"") == .preconditionFailed)
    }
}
