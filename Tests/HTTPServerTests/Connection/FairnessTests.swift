import HTTP
import HTTPServer
import Testing

@Suite("A greedy peer")
struct FairnessTests {
    enum Greed: CaseIterable {
        case download
        case upload

        /// Takes or gives as much as it can for more than a second.
        func run(_ client: RawClient) throws {
            let end = ContinuousClock().now + .milliseconds(1500)
            switch self {
            case .download:
                try client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
                while ContinuousClock().now < end { try client.skip() }
            case .upload:
                try client.send("POST /pieces HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
                let chunk = ChunkedEncoder.chunk([UInt8](repeating: 0x7A, count: 1 << 18))
                while ContinuousClock().now < end { try client.send(chunk) }
            }
        }
    }

    @Test("leaves room for others on its loop", arguments: Greed.allCases)
    func others(_ greed: Greed) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.loopCount = 1
            configuration.limits.bodyBytes = .max
        }
        try await TestServer.run(configure: configure) { server in
            async let greedy: Void = server.client { try greed.run($0) }
            try await Task.sleep(for: .milliseconds(200))
            let elapsed = try await ContinuousClock().measure {
                _ = try await server.exchange("GET / HTTP/1.0\r\n\r\n")
            }
            #expect(elapsed < .seconds(1))
            try await greedy
        }
    }
}
