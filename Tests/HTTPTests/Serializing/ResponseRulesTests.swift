import HTTP
import Testing

/// What RFC 9110 and 9112 bind a server to when it writes a head, sentence by sentence.
@Suite("The rules for response heads")
struct ResponseRulesTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        let section: String
        let sentence: String
        var method: Method? = .get
        var version = Version.http11
        var keepsAlive = true
        let response: Response
        /// Whole lines of the head.
        var has: [String] = []
        /// Names of fields.
        var lacks: [String] = []
        var testDescription: String { "RFC \(section): \(sentence)" }
    }

    private static let content = ResponseBody.bytes([1, 2, 3])
    private static let stream = ResponseBody.stream(length: nil) { _ in }

    static let rules = [
        Rule(
            section: "9112 §4", sentence: "code, space and reason, even for a code without a name",
            response: Response(Status(code: 299) ?? .ok), has: ["HTTP/1.1 299 Unassigned"]),
        Rule(
            section: "9110 §6.6.1", sentence: "a Date in 2xx", response: Response(.ok), has: ["Date: now"]),
        Rule(
            section: "9110 §6.6.1", sentence: "a Date in 3xx", response: Response(.seeOther), has: ["Date: now"]),
        Rule(
            section: "9110 §6.6.1", sentence: "a Date in 4xx, even to a request without a method", method: nil,
            response: Response(.badRequest), has: ["Date: now"]),
        Rule(
            section: "9112 §6.1", sentence: "no Transfer-Encoding in 204", response: Response(.noContent, body: stream),
            lacks: ["Transfer-Encoding"]),
        Rule(
            section: "9110 §8.6", sentence: "no Content-Length in 204",
            response: Response(.noContent, fields: ["Content-Length": "3"], body: content), lacks: ["Content-Length"]),
        Rule(
            section: "9112 §6.1", sentence: "no Transfer-Encoding to 1.0", version: .http10,
            response: Response(.ok, fields: ["Transfer-Encoding": "chunked"], body: stream), has: ["Connection: close"],
            lacks: ["Transfer-Encoding"]),
        Rule(
            section: "9112 §6.2", sentence: "no Content-Length beside Transfer-Encoding",
            response: Response(.ok, fields: ["Content-Length": "3"], body: stream),
            has: ["Transfer-Encoding: chunked"], lacks: ["Content-Length"]),
        Rule(
            section: "9110 §8.6", sentence: "the Content-Length of HEAD is that of GET", method: .head,
            response: Response(.ok, fields: ["Content-Length": "9"], body: content), has: ["Content-Length: 3"]),
        Rule(
            section: "9110 §8.6", sentence: "no false Content-Length in 304",
            response: Response(.notModified, fields: ["Content-Length": "9"], body: content), lacks: ["Content-Length"]),
        Rule(
            section: "9110 §15.3.6", sentence: "no content in 205", response: Response(.resetContent, body: content),
            has: ["Content-Length: 0"]),
        Rule(
            section: "9112 §9.6", sentence: "close is announced", keepsAlive: false, response: Response(.ok),
            has: ["Connection: close"]),
        Rule(
            section: "9110 §7.8", sentence: "no Upgrade that was not asked for",
            response: Response(.ok, fields: ["Upgrade": "h2c"]), lacks: ["Upgrade", "Connection"]),
        Rule(
            section: "9110 §15.5.22", sentence: "an Upgrade in 426, which Connection names (§7.8)",
            response: Response(.upgradeRequired, fields: ["Upgrade": "vitrine/2.1.0"]),
            has: ["Upgrade: vitrine/2.1.0", "Connection: upgrade"]),
        Rule(
            section: "9110 §15.5.22", sentence: "an Upgrade in 426, also where the connection ends", keepsAlive: false,
            response: Response(.upgradeRequired, fields: ["Upgrade": "vitrine/2.1.0"]),
            has: ["Upgrade: vitrine/2.1.0", "Connection: upgrade, close"]),
    ]

    @Test("hold", arguments: rules)
    func holds(_ rule: Rule) {
        var output: [UInt8] = []
        let serializer = ResponseSerializer(
            method: rule.method, version: rule.version, keepsAlive: rule.keepsAlive)
        serializer.appendHead(of: rule.response, date: Array("now".utf8), to: &output)
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\r\n")
        for line in rule.has { #expect(lines.contains { $0 == line }) }
        for name in rule.lacks { #expect(!lines.contains { $0.hasPrefix("\(name):") }) }
    }

    /// RFC 9110 §6.4.1, §15.3.5, §15.3.6, §15.4.5, and §9.3.2 for HEAD.
    @Test("leave no content to 1xx, 204, 205, 304 and HEAD", arguments: [100, 204, 205, 304])
    func bodiless(_ code: Int) throws {
        let get = ResponseSerializer(method: .get, version: .http11, keepsAlive: true)
        let head = ResponseSerializer(method: .head, version: .http11, keepsAlive: true)
        let status = try #require(Status(code: code))
        #expect(get.transfer(of: Response(status, body: Self.content)) == .none)
        #expect(get.transfer(of: Response(status, body: Self.stream)) == .none)
        #expect(head.transfer(of: Response(.ok, body: Self.content)) == .none)
        #expect(head.transfer(of: Response(.ok, body: Self.stream)) == .none)
    }
}
