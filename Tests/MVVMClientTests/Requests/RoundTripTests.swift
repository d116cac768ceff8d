import Foundation
import HTTP
import MVVM
import MVVMClient
import Testing

@testable import MVVMServer

/// Through the client, a real socket and the server's decoders, and back again.
@Suite("A request and its answer", .timeLimit(.minutes(5)))
struct RoundTripTests {
    private struct Lost: Error {}

    private static let pieces = [
        "&", "=", "+", "%", "%26", "%zz", "/", "//", "..", ".", "~", "?", "#", ";", ":", "@", ",", " ", "\t", "\r\n",
        "\u{0}", "\u{7F}", "\"", "'", "\\", "\\u0000", "😀", "🧑🏽‍🚀", "e\u{301}", "\u{301}", "\"\u{301}", "لوحة", "\u{200F}",
        "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "{{title}}", "%{count}", "<script>", "null", "Dark mode",
    ]

    /// Says what it was asked, as the server's own decoders have read it.
    private static let echo = ScriptedHandler { seen, _ in
        if seen.head.method == .post {
            let body = try StrictJSON.decode(PingPostRequest.RequestBody.self, from: seen.body)
            return try answer(Pong(text: body.text, at: body.at))
        }
        guard let last = seen.head.target.path.split(separator: "/").last, let tail = PercentCoding.decode(String(last))
        else { throw Lost() }
        let pairs = try FormURLEncoded(parsing: seen.head.target.query ?? "").pairs
        let query = try KeyValueDecoder(pairs.map { KeyValuePair(name: $0.name, value: $0.value) }, tail: tail)
            .decode(PingRequest.Query.self)
        return try answer(Pong(text: query.name + "|" + (query.text ?? "-")))
    }

    private static func answer(_ pong: Pong) throws -> Response {
        var values = ["text": pong.text]
        values["at"] = pong.at.map(RFC3339.string)
        return .json(String(decoding: try JSONEncoder().encode(values), as: UTF8.self))
    }

    private static func text() -> String {
        (0..<Int.random(in: 0...4)).map { _ in pieces.randomElement() ?? "" }.joined()
    }

    private static let count = 10_000

    @Test("arrive unchanged, whatever they hold: 10,000 random queries and bodies in turns")
    func unchanged() async throws {
        let changed = try await LiveServer.run(Self.echo) { url in
            let mvvmEnv = MVVMEnvironment(url, timeout: .seconds(60))
            return try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<8 { group.addTask { try await Self.exchange(Self.count / 16, mvvmEnv) } }
                return try await group.reduce(into: []) { $0 += $1 }
            }
        }
        #expect(changed == [])
    }

    /// - Returns: the texts that came back as others.
    private static func exchange(_ count: Int, _ mvvmEnv: MVVMEnvironment) async throws -> [String] {
        var changed: [String] = []
        for _ in 0..<count {
            let (name, text) = (text(), Bool.random() ? text() : nil)
            let query = try await PingRequest(name, text: text).processRequest(mvvmEnv: mvvmEnv)
            if !query.text.utf8.elementsEqual((name + "|" + (text ?? "-")).utf8) { changed.append(name) }
            let at = Date(timeIntervalSince1970: Double(Int.random(in: -62_135_596_800...253_402_300_799)))
            let body = try await PingPostRequest(name, at: at).processRequest(mvvmEnv: mvvmEnv)
            if !body.text.utf8.elementsEqual(name.utf8) || body.at != at { changed.append(name) }
        }
        return changed
    }
}
