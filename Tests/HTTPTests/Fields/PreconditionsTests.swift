import HTTP
import Testing

@Suite("Conditional requests")
struct PreconditionsTests {
    typealias Verdict = Preconditions.Verdict

    private static let date = HTTPDate(secondsSinceEpoch: 784_111_777)

    private func verdict(
        _ fields: HeaderFields, method: Method = .get, tag: String? = "v1", lastModified: HTTPDate? = date
    ) throws -> Verdict {
        let target = try #require(RequestTarget(parsing: "/"))
        let head = RequestHead(method: method, target: target, fields: fields)
        return Preconditions(head).judge(tag: tag.flatMap { EntityTag($0) }, lastModified: lastModified)
    }

    @Test("by If-None-Match compare weakly and beat the date (RFC 9110 §13.1.2, §13.1.3)")
    func noneMatch() throws {
        #expect(try verdict(["If-None-Match": "\"v1\""]) == .notModified)
        #expect(try verdict(["If-None-Match": "\"x\", W/\"v1\""]) == .notModified)
        #expect(try verdict(["If-None-Match": "\"x\"", "If-None-Match": "\"v1\""]) == .notModified)
        #expect(try verdict(["If-None-Match": "*"]) == .notModified)
        #expect(
            try verdict(["If-None-Match": "\"v2\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"]) == .proceed)
        #expect(try verdict(["If-None-Match": "v1"]) == .proceed)
        #expect(try verdict(["If-None-Match": "*"], method: .put) == .failed)
        #expect(try verdict(["If-None-Match": "*"], method: .put, tag: nil) == .proceed)
    }

    @Test("by If-Modified-Since hold at the same second, and only for one date of GET and HEAD (RFC 9110 §13.1.3)")
    func modifiedSince() throws {
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"]) == .notModified)
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"]) == .proceed)
        #expect(try verdict(["If-Modified-Since": "yesterday"]) == .proceed)
        let date: FieldValue = "Sun, 06 Nov 1994 08:49:37 GMT"
        #expect(try verdict(["If-Modified-Since": date, "If-Modified-Since": date]) == .proceed)
        #expect(try verdict(["If-Modified-Since": date], lastModified: nil) == .proceed)
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], method: .post) == .proceed)
    }

    @Test("by If-Match compare strongly (RFC 9110 §13.1.1)")
    func match() throws {
        #expect(try verdict(["If-Match": "\"v1\""], method: .patch) == .proceed)
        #expect(try verdict(["If-Match": "W/\"v1\""], method: .patch) == .failed)
        #expect(try verdict(["If-Match": "\"v0\""], method: .patch) == .failed)
        #expect(try verdict(["If-Match": "*"], method: .patch, tag: nil) == .failed)
    }

    @Test("by If-Unmodified-Since fail after the date, for every method, unless a tag is asked for (RFC 9110 §13.1.4)")
    func unmodifiedSince() throws {
        #expect(try verdict(["If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], method: .put) == .proceed)
        let earlier: FieldValue = "Sun, 06 Nov 1994 08:49:36 GMT"
        #expect(try verdict(["If-Unmodified-Since": earlier], method: .put) == .failed)
        #expect(try verdict(["If-Unmodified-Since": earlier]) == .failed)
        #expect(try verdict(["If-Unmodified-Since": earlier, "If-Match": "\"v1\""], method: .put) == .proceed)
        #expect(try verdict(["If-Unmodified-Since": "yesterday"], method: .put) == .proceed)
        #expect(try verdict(["If-Unmodified-Since": earlier, "If-Unmodified-Since": earlier]) == .proceed)
        #expect(try verdict(["If-Unmodified-Since": earlier], lastModified: nil) == .proceed)
    }

    @Test("take no tag that holds a quote", arguments: ["a\"b", "a b", "\r\n", "é"])
    func tags(_ opaque: String) { #expect(EntityTag(opaque) == nil) }

    @Test("read tag lists until they go astray, over empty elements (RFC 9110 §5.6.1.2)")
    func lists() {
        #expect(EntityTag.list(parsing: ", ,\"a\",, W/\"b\" ,").map(\.description) == ["\"a\"", "W/\"b\""])
        #expect(EntityTag.list(parsing: "\"a\" , W/\"b\"").map(\.description) == ["\"a\"", "W/\"b\""])
        #expect(EntityTag.list(parsing: "\"a\", w/\"b\"").map(\.description) == ["\"a\""])
        #expect(EntityTag.list(parsing: "\"\u{E9}\", \"a\"").last == EntityTag("a"))
        #expect(EntityTag.list(parsing: Array(repeating: "\"a\"", count: 1000).joined(separator: ",")).count == 1000)
    }
}
