import HTTP
import Testing

@Suite("A head that was refused")
struct RefusedHeadTests {
    /// What was learned of the first head of `pieces` that is refused.
    private func refused(_ pieces: [[UInt8]], limits: Limits = Limits()) -> RefusedHead? {
        var (parser, pending, position) = (RequestParser(limits: limits), [UInt8](), 0)
        for piece in pieces {
            pending = Array(pending[position...]) + piece
            position = 0
            guard parser.refused == nil else {
                parser.readOn(pending.span, at: &position)
                continue
            }
            do throws(RequestFailure) { _ = try parser.parse(pending.span, at: &position) } catch { continue }
        }
        return parser.refused
    }

    /// The same wherever the bytes are cut in two, and byte by byte.
    private func refusedEveryWay(_ raw: String, limits: Limits = Limits()) throws -> RefusedHead {
        let bytes = Array(raw.utf8)
        let whole = try #require(refused([bytes], limits: limits))
        let cuts = (bytes.count - 400..<bytes.count).filter { $0 > 0 }
        for pieces in cuts.map({ [Array(bytes[..<$0]), Array(bytes[$0...])] }) + [bytes.map { [$0] }] {
            let other = refused(pieces, limits: limits)
            #expect(other?.fields == whole.fields && other?.method == whole.method)
            #expect(other?.isComplete == whole.isComplete)
        }
        return whole
    }

    private static let refusals = [
        "GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1", "BREW\u{1}/ HTTP/1.1", "GET / HTTP/9.9", "rubbish",
        "GET / HTTP/1.1\r\nBad Name: x", "GET / HTTP/1.1\r\n\(String(repeating: "X: y\r\n", count: 64))X: y",
        "GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 33_000))",
    ]

    @Test("tells what its sender reads, whatever else stands behind the refused line", arguments: refusals)
    func fields(_ refused: String) throws {
        let head = try refusedEveryWay(
            refused + "\r\nHost: a\r\nHost: b\r\nAccept : text/html\r\naccept: text/css\r\n folded\r\nAccept: \u{1}\r\n"
                + "Cookie: a=b\r\nA\nB\rC\r\nContent-Length: 9\r\nAccept-Language: ar\r\n\r\nAccept: a/b\r\n\r\n")
        #expect(head.fields == ["accept": "text/css", .acceptLanguage: "ar"])
        #expect(head.isComplete)
        #expect(head.method == nil)
    }

    @Test("tells it in the very line that was one too many")
    func oneTooMany() throws {
        let lines = String(repeating: "X: y\r\n", count: 64)
        #expect(try refusedEveryWay("GET / HTTP/1.1\r\n\(lines)Accept: a/b\r\n\r\n").fields == [.accept: "a/b"])
    }

    @Test(
        "ends with its empty line: what follows is a body or the next request",
        arguments: [
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\n", "\r\n\r\n", "PRI * HTTP/2.0\r\n\r\n",
        ])
    func end(_ raw: String) throws {
        let head = try refusedEveryWay(raw + "Accept: a/b\r\n\r\n")
        #expect(head.fields.isEmpty)
        #expect(head.isComplete)
    }

    @Test("is remembered as one of HEAD where its request line is what was refused")
    func head() throws {
        for line in ["HEAD /%zz HTTP/1.1", "HEAD / HTTP/2.0", "HEAD /\(String(repeating: "a", count: 9_000)) HTTP/1.1"]
        {
            #expect(try refusedEveryWay("\(line)\r\n\r\n").method == .head)
        }
    }

    @Test("is kept up to a limit, in however many lines it comes")
    func limit() throws {
        var limits = Limits()
        limits.fieldBytes = 100
        let line = "Accept: \(String(repeating: "a", count: 30))\r\n"
        let head = try refusedEveryWay("BREW / HTTP/1.1\r\n\(String(repeating: line, count: 50))\r\n", limits: limits)
        #expect(head.fields.count == 2)
        #expect(head.isComplete)
        let long = try refusedEveryWay(
            "BREW / HTTP/1.1\r\nAccept: \(String(repeating: "a", count: 500))\r\nAccept: a/b\r\n\r\n", limits: limits)
        #expect(long.fields == [.accept: "a/b"])
        limits.fieldBytes = 80
        let full = try refusedEveryWay("BREW / HTTP/1.1\r\n\(line)\(line)\r\n", limits: limits)
        #expect(full.fields.count == 2)
        #expect(full.isComplete)
    }
}
