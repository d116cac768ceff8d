import HTTP
import HTTPServer
import Testing

/// Serving the busy client never makes the loop wait, so only our own yielding lets another in: without it the other is
/// served when all is done. Uploads are in `InboundTests`.
@Suite("A greedy peer")
struct FairnessTests {
    enum Greed: CaseIterable {
        case download
        case pipelining

        static let steps = 1500

        func run(_ client: RawClient) throws {
            switch self {
            case .download:
                try client.send("GET /download HTTP/1.0\r\n\r\n")
            case .pipelining:
                let request = "GET /step HTTP/1.1\r\nHost: a\r\n\r\n"
                try client.send(String(repeating: request, count: Self.steps))
                client.shutdownSending()
            }
            _ = try client.readToEnd()
        }
    }

    @Test("leaves room for others on its loop", arguments: Greed.allCases)
    func others(_ greed: Greed) async throws {
        let handler = BusyHandler(steps: Greed.steps)
        let configure: (inout ServerConfiguration) -> Void = { $0.loopCount = 1 }
        try await TestServer.run(handler, configure: configure) { server in
            async let greedy: Void = server.client { try greed.run($0) }
            while handler.steps < 10 { try await Task.sleep(for: .milliseconds(1)) }
            _ = try await server.client { client in
                try client.send("GET /other HTTP/1.0\r\n\r\n")
                handler.otherIsSent()
                return try client.readToEnd()
            }
            let before = try #require(handler.stepsBeforeOther)
            try await greedy
            #expect(before < Greed.steps)
            #expect(handler.steps >= Greed.steps)
        }
    }
}
