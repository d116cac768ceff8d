import HTTP
import Testing

@Suite("Limits")
struct LimitsTests {
    private var small: Limits {
        var limits = Limits()
        limits.requestLineBytes = 20
        limits.fieldCount = 3
        limits.fieldBytes = 30
        limits.bodyBytes = 8
        limits.chunkExtensionBytes = 4
        return limits
    }

    private func failure(_ raw: String) -> RequestFailure? { WireReplay.everyWay(raw, limits: small).failure }

    @Test("let a request line of n bytes pass and refuse n + 1")
    func requestLine() {
        #expect(failure("GET /123456 HTTP/1.1\r\nHost: a\r\n\r\n") == nil)
        #expect(failure("GET /1234567 HTTP/1.1\r\nHost: a\r\n\r\n") == .requestLineTooLong)
        #expect(failure(String(repeating: "G", count: 21)) == .requestLineTooLong)
    }

    @Test("let n fields pass and refuse n + 1")
    func fieldCount() {
        #expect(failure("GET / HTTP/1.1\r\nHost: a\r\nB: b\r\nC: c\r\n\r\n") == nil)
        #expect(failure("GET / HTTP/1.1\r\nHost: a\r\nB: b\r\nC: c\r\nD:\r\n\r\n") == .tooManyFields)
    }

    @Test("let n bytes of fields pass and refuse n + 1")
    func fieldBytes() {
        func request(value count: Int) -> String {
            "GET / HTTP/1.1\r\nHost: a\r\nLong: \(String(repeating: "x", count: count))\r\n\r\n"
        }
        #expect(failure(request(value: 13)) == nil)
        #expect(failure(request(value: 14)) == .fieldsTooLarge)
    }

    @Test("let a body of n bytes pass and refuse n + 1, counted or chunked")
    func body() {
        let head = "POST / HTTP/1.1\r\nHost: a\r\n"
        var limits = small
        limits.fieldBytes = 100
        func failure(_ rest: String) -> RequestFailure? { WireReplay.everyWay(head + rest, limits: limits).failure }
        #expect(failure("Content-Length: 8\r\n\r\n12345678") == nil)
        #expect(failure("Content-Length: 9\r\n\r\n123456789") == .bodyTooLarge)
        let chunked = "Transfer-Encoding: chunked\r\n\r\n"
        #expect(failure(chunked + "4\r\n1234\r\n4\r\n5678\r\n0\r\n\r\n") == nil)
        #expect(failure(chunked + "4\r\n1234\r\n5\r\n56789\r\n0\r\n\r\n") == .bodyTooLarge)
    }

    @Test("bound chunk extensions over the whole body, and trailers as fields")
    func chunkedExtras() {
        var limits = small
        limits.fieldBytes = 50
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        func failure(_ rest: String) -> RequestFailure? { WireReplay.everyWay(head + rest, limits: limits).failure }
        #expect(failure("1;ab\r\nx\r\n1;cd\r\nx\r\n0\r\n\r\n") == nil)
        #expect(failure("1;ab\r\nx\r\n1;cde\r\nx\r\n0\r\n\r\n") == .chunkExtensionsTooLarge)
        #expect(failure("0\r\nA: a\r\nB: b\r\nC: c\r\n\r\n") == nil)
        #expect(failure("0\r\nA: a\r\nB: b\r\nC: c\r\nD: d\r\n\r\n") == .tooManyFields)
        #expect(failure("0\r\nA: \(String(repeating: "x", count: 45))\r\n\r\n") == nil)
        #expect(failure("0\r\nA: \(String(repeating: "x", count: 46))\r\n\r\n") == .fieldsTooLarge)
    }

    @Test("have the defaults that the documentation names")
    func defaults() {
        let limits = Limits()
        #expect((limits.requestLineBytes, limits.fieldCount, limits.fieldBytes) == (8192, 64, 32768))
    }
}
