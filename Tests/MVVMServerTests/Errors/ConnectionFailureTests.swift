import Foundation
import HTTP
import HTTPServer
import Synchronization
import Testing

@testable import MVVMServer
@testable import MVVMTesting

/// What fails before any handler sees it, over a real socket, as the site shows it.
@Suite("A failure of the connection", .timeLimit(.minutes(5)))
struct ConnectionFailureTests {
    private struct Problem: Decodable {
        let status: Int
        let code: String
        let title: String
        let detail: String
        let requestId: String
    }

    /// A head up to its last field, and what it is refused with once that was read; the end of one never comes.
    private static let refusals: [(head: String, status: Int, code: String)] = [
        ("GET / HTTP/1.1\r\nX : y", 400, "badRequest"),
        ("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: y", 408, "requestTimeout"),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999", 413, "contentTooLarge"),
        ("POST / HTTP/1.1\r\nHost: a\r\nExpect: a miracle", 417, "expectationFailed"),
        (
            "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: y\r\n", count: 65))X: y", 431,
            "headerFieldsTooLarge"
        ),
        ("GET /\(String(repeating: "x", count: 9_000)) HTTP/1.1", 414, "uriTooLong"),
        ("BREW / HTTP/1.1\r\nHost: a", 501, "notImplemented"),
        ("GET / HTTP/3.0\r\nHost: a", 505, "versionNotSupported"),
    ]

    /// - Parameters:
    ///   - fields: stand right behind the request line, so that they are read before the failure.
    ///   - isLate: they stand at the end instead, behind what is refused.
    private func exchange(
        _ head: String, fields: String, isLate: Bool = false, port: UInt16
    ) async throws -> PlainConnection.Answer {
        var lines = head.components(separatedBy: "\r\n")
        lines.insert(contentsOf: fields.components(separatedBy: "\r\n"), at: isLate ? lines.count : 1)
        let end = head.contains("X-Slow") ? "" : "\r\n\r\n"
        return try await PlainConnection.exchange(Array((lines.joined(separator: "\r\n") + end).utf8), port: port)
    }

    /// Serves the tiny site while `body` runs, which is given its port.
    private func serve(_ body: (UInt16) async throws -> Void) async throws -> [String] {
        let site = try TinySite.shared.get().site
        let ids = Mutex<[String]>([])
        var configuration = ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)])
        configuration.loopCount = 1
        configuration.timeouts.head = .milliseconds(300)
        configuration.timeouts.linger = .milliseconds(100)
        configuration.failureResponder = { site.failure($0, head: $1, id: $2) }
        configuration.onExchange = { record in ids.withLock { $0.append("\(record.id)") } }
        let (ports, feed) = AsyncStream.makeStream(of: UInt16.self)
        let server = Server(configuration: configuration, handler: site) { event in
            if case .listening(let addresses) = event, case .ipv4(_, let port) = addresses.first { feed.yield(port) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            defer { server.stop() }
            guard let port = await ports.first(where: { _ in true }) else { return }
            try await body(port)
        }
        return ids.withLock { $0 }
    }

    @Test("tells a program its own code, and the id by which the logs know it", arguments: [false, true])
    func programs(isLate: Bool) async throws {
        var shown: [String] = []
        let logged = try await serve { port in
            for (head, status, code) in Self.refusals {
                let answer = try await exchange(
                    head, fields: "Accept: application/json", isLate: isLate && !head.contains("X-Slow"), port: port)
                #expect(answer.status == status)
                let problem = try JSONDecoder().decode(Problem.self, from: Data(answer.body))
                #expect(problem.status == status)
                #expect(problem.code == code)
                shown.append(problem.requestId)
            }
        }
        #expect(shown == logged)
        #expect(Set(shown).count == Self.refusals.count)
        #expect(!shown.contains(RequestID.inProcess.description))
    }

    @Test("has words of its own in every language", arguments: ["en", "es", "ar"])
    func words(_ language: String) async throws {
        var titles: [String] = []
        _ = try await serve { port in
            for (head, _, _) in Self.refusals {
                let answer = try await exchange(head, fields: "Accept-Language: \(language)", port: port)
                let page = try HTMLDocument(Array(answer.body))
                #expect(try page.attribute("lang", at: "/html") == language)
                titles.append(try page.text("//h1") ?? "")
            }
        }
        #expect(Set(titles).count == Self.refusals.count)
    }

    @Test("of which only a part of the request line came is told as to a program, whose language is unread too")
    func noFields() async throws {
        _ = try await serve { port in
            let line = "GET /\(String(repeating: "x", count: 9_000))"
            let answer = try await PlainConnection.exchange(Array(line.utf8), port: port)
            #expect(answer.status == 414)
            #expect(try JSONDecoder().decode(Problem.self, from: Data(answer.body)).code == "uriTooLong")
        }
    }
}
