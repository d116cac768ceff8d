import HTTP
import HTTPServer
import Testing
import WireCorpus

@Suite("The corpus of raw requests, over a socket")
struct CorpusTests {
    /// Answers 200 to whatever is sound; reads the body first, or never.
    struct Witness: Handler {
        let readsBody: Bool

        nonisolated(nonsending) func respond(to request: Request) async -> Response {
            guard readsBody else { return Response(.ok, text: request.head.target.path) }
            do throws(BodyError) {
                _ = try await request.body.collect(upTo: 1 << 20)
                return Response(.ok, text: request.head.target.path)
            } catch {
                return Response(error.status)
            }
        }
    }

    private static let smuggled = Array("GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n".utf8)

    /// RFC 9112 §2.2, §6.3, §9.6, §11.2: answered with the error, closed, and no later byte is a request.
    @Test("is refused where it must be, and nothing behind it is served", arguments: [true, false])
    func refused(readsBody: Bool) async throws {
        try await TestServer.run(Witness(readsBody: readsBody)) { server in
            for attack in WireCase.refused {
                let answer = try await server.exchange(attack.raw + Self.smuggled)
                let expected =
                    Array(repeating: 200, count: attack.soundMessages) + [attack.failure?.status.code]
                #expect(answer.statuses == expected, "\(attack)")
                #expect(
                    answer.contains("Connection: close\r\n") && !answer.contains("smuggled"), "\(attack)")
            }
        }
    }

    @Test("is served where it must be", arguments: [true, false])
    func served(readsBody: Bool) async throws {
        try await TestServer.run(Witness(readsBody: readsBody)) { server in
            for example in WireCase.served {
                let answer = try await server.client { client in
                    try client.send(example.raw)
                    client.shutdownSending()
                    return try client.readToEnd()
                }
                let served = answer.statuses.filter { $0 == 200 || $0 == 204 }
                #expect(
                    served.count == example.bodies.count && answer.responses == served.count, "\(example)")
            }
        }
    }
}

extension WireCase {
    /// How many messages are answered before the fault; the one whose body has it is not.
    fileprivate var soundMessages: Int {
        switch failure {
        case .malformedChunk, .malformedTrailer: bodies.count - 1
        case .bodyTooLarge: 0
        default: bodies.count
        }
    }
}
