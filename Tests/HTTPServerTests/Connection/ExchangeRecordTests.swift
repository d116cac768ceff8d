import HTTP
import HTTPServer
import Synchronization
import Testing

@Suite("The record of an exchange")
struct ExchangeRecordTests {
    private func records(of raw: String) async throws -> (records: [ExchangeRecord], answer: String) {
        let noted = Mutex<[ExchangeRecord]>([])
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.onExchange = { record in noted.withLock { $0.append(record) } }
        }
        var answer = ""
        try await TestServer.run(configure: configure) { server in answer = try await server.exchange(raw) }
        return (noted.withLock { $0 }, answer)
    }

    @Test("has what an access log and metrics need, for each answer in order")
    func served() async throws {
        let (records, answer) = try await records(
            of: "GET /slow HTTP/1.1\r\nHost: a\r\n\r\nHEAD /two HTTP/1.0\r\n\r\n")
        #expect(records.map(\.status) == [.ok, .ok])
        #expect(records.map { $0.head?.target.path } == ["/slow", "/two"])
        #expect(records.reduce(0) { $0 + $1.sentBytes } == answer.utf8.count)
        #expect(Set(records.map(\.id)).count == 2)
        #expect(records.allSatisfy { $0.isWhole && $0.peer != nil })
        #expect(records[0].duration > .milliseconds(250) && records[1].duration > .zero)
    }

    @Test("is there for refusals, with as much of the head as was read")
    func refused() async throws {
        let (broken, _) = try await records(of: "GET /one HTTP/1.1\r\nX : y\r\n\r\n")
        #expect(broken.map(\.status) == [.badRequest])
        #expect(broken.first?.head?.target.path == "/one")
        let (rubbish, _) = try await records(of: "\n")
        #expect(rubbish.map(\.status) == [.badRequest] && rubbish.first?.head == nil)
    }

    @Test(
        "has the id that the answer carries, whatever the answer, and whatever id was sent",
        arguments: [
            "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.0\r\nX-Request-Id: forged\r\n\r\n", "HEAD / HTTP/1.0\r\n\r\n",
            "GET /one HTTP/1.1\r\nHost: a\r\n\r\nGET /two HTTP/1.0\r\n\r\n", "GET /interim HTTP/1.0\r\n\r\n",
            "GET /stream HTTP/1.0\r\n\r\n", "GET /counted HTTP/1.0\r\n\r\n", "GET /broken HTTP/1.1\r\nHost: a\r\n\r\n",
            "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            "POST /echo HTTP/1.0\r\nContent-Length: 2\r\n\r\nhi",
            "POST /ignore HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx",
            "\n", "GET / HTTP/3.0\r\nHost: a\r\n\r\n", "GET /\(String(repeating: "x", count: 9000)) HTTP/1.1\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n",
            "GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 40_000))\r\n\r\n",
        ])
    func ids(_ raw: String) async throws {
        let (records, answer) = try await records(of: raw)
        #expect(answer.requestIDs == records.map(\.id.description))
        #expect(answer.requestIDs.count == answer.responses)
    }

    @Test("has the id that the answer to a head that came too late carries")
    func lateID() async throws {
        let noted = Mutex<[RequestID]>([])
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.timeouts.head = .milliseconds(50)
            configuration.onExchange = { record in noted.withLock { $0.append(record.id) } }
        }
        try await TestServer.run(configure: configure) { server in
            let answer = try await server.exchange("GET / HT")
            #expect(answer.statuses == [408])
            #expect(answer.requestIDs == noted.withLock { $0.map(\.description) })
        }
    }

    @Test("has the id that the refusal's answer shows")
    func refusalID() async throws {
        let noted = Mutex<[RequestID]>([])
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.onExchange = { record in noted.withLock { $0.append(record.id) } }
            configuration.failureResponder = { status, _, id in Response(status, text: "\(id)") }
        }
        try await TestServer.run(configure: configure) { server in
            let shown = [
                try await server.exchange("GET / HTTP/3.0\r\nHost: a\r\n\r\n"), try await server.exchange("\n"),
            ]
            .map { String($0.suffix(13)) }
            #expect(Set(shown).count == 2)
            #expect(noted.withLock { $0.map(\.description) } == shown)
        }
    }

    @Test("names the route as the handler does, and the loop; connections are counted beside it")
    func routes() async throws {
        struct Routed: Handler {
            nonisolated(nonsending) func respond(to request: Request) async -> Response {
                var response = Response(.ok, text: "ok")
                response.route = 7
                return response
            }
        }
        let noted = Mutex<[ExchangeRecord]>([])
        let count = ConnectionCount()
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.connections = count
            configuration.onExchange = { record in noted.withLock { $0.append(record) } }
        }
        try await TestServer.run(Routed(), configure: configure) { server in
            for raw in ["GET / HTTP/1.0\r\n\r\n", "rubbish\r\n"] { _ = try await server.exchange(raw) }
        }
        #expect(noted.withLock { $0.map(\.route) } == [7, 0])
        #expect(noted.withLock { $0.allSatisfy { (0..<2).contains($0.loop) } })
        #expect(count.total == 2 && count.open == 0)
    }

    @Test("tells an answer that broke off")
    func broken() async throws {
        let (records, _) = try await records(of: "GET /broken HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(records.map(\.isWhole) == [false])
    }
}
