import HTTP
import Testing

@Suite("Conditional requests")
struct PreconditionsTests {
    typealias Verdict = Preconditions.Verdict

    private func verdict(_ fields: HeaderFields, method: Method = .get, tag: String? = "v1") throws -> Verdict {
        let target = try #require(RequestTarget(parsing: "/"))
        let head = RequestHead(method: method, target: target, fields: fields)
        let date = HTTPDate(secondsSinceEpoch: 784_111_777)
        return Preconditions(head).judge(tag: tag.flatMap { EntityTag($0) }, lastModified: date)
    }

    @Test("by If-None-Match compare weakly and beat the date")
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

    @Test("by If-Modified-Since hold at the same second")
    func modifiedSince() throws {
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"]) == .notModified)
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"]) == .proceed)
        #expect(try verdict(["If-Modified-Since": "yesterday"]) == .proceed)
        #expect(try verdict(["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], method: .post) == .proceed)
    }

    @Test("by If-Match compare strongly")
    func match() throws {
        #expect(try verdict(["If-Match": "\"v1\""], method: .patch) == .proceed)
        #expect(try verdict(["If-Match": "W/\"v1\""], method: .patch) == .failed)
        #expect(try verdict(["If-Match": "\"v0\""], method: .patch) == .failed)
        #expect(try verdict(["If-Match": "*"], method: .patch, tag: nil) == .failed)
    }

    @Test("take no tag that holds a quote", arguments: ["a\"b", "a b", "\r\n", "é"])
    func tags(_ opaque: String) { #expect(EntityTag(opaque) == nil) }

    @Test("read tag lists until they go astray")
    func lists() {
        #expect(EntityTag.list(parsing: "\"a\" , W/\"b\"").map(\.description) == ["\"a\"", "W/\"b\""])
        #expect(EntityTag.list(parsing: "\"a\", w/\"b\"").map(\.description) == ["\"a\""])
        #expect(
            EntityTag.list(parsing: Array(repeating: "\"a\"", count: 1000).joined(separator: ",")).count
                == EntityTag.maximumCount)
    }
}
