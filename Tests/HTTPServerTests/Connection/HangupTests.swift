import HTTP
import HTTPServer
import Testing

@Suite("A peer that hangs up", .timeLimit(.minutes(5)))
struct HangupTests {
    @Test(
        "cancels the handler that computes its answer, and the producer that waits",
        arguments: ["/answer", "/stream"])
    func cancels(_ path: String) async throws {
        let handler = WaitingHandler()
        try await TestServer.run(handler) { server in
            try await server.client { client in
                try client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
                handler.waitUntil(.started)
                client.resetOnClose()
            }
            #expect(try await handler.reaches(.cancelled))
        }
    }

    @Test("only half is answered all the same")
    func halfClosed() async throws {
        let handler = WaitingHandler()
        try await TestServer.run(handler) { server in
            let answer = try await server.client { client in
                try client.send("GET /answer HTTP/1.1\r\nHost: a\r\n\r\n")
                handler.waitUntil(.started)
                client.shutdownSending()
                BlockingThread.pause(milliseconds: 50)
                handler.finish()
                return try client.readToEnd()
            }
            #expect(answer.hasSuffix("finished"))
        }
    }
}
