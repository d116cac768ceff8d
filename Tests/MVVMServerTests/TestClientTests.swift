import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@Suite("A test's client")
struct TestClientTests {
    /// Serves the tiny site on a port of the loopback while `body` runs.
    private func withServer(_ body: (TestClient) async throws -> Void) async throws {
        let (addresses, found) = AsyncStream.makeStream(of: String.self)
        let server = Server(
            configuration: ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)]),
            handler: try TinySite.shared.get().site
        ) { event in
            if case .listening(let addresses) = event { found.yield("http://\(addresses[0])") }
        }
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run() }
            defer { server.stop() }
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next())
            try await body(TestClient(address: address))
        }
    }

    @Test("gets the same answers over a socket as in process")
    func socket() async throws {
        let inProcess = try TinySite.visitor()
        try await withServer { client in
            for target in ["/idea-list", "/nowhere-else", "/app.css", "/"] {
                let (one, other) = (try await inProcess.get(target), try await client.get(target))
                #expect(one.status == other.status)
                #expect(one.fields[.contentType] == other.fields[.contentType])
                #expect(one.fields[.eTag] == other.fields[.eTag])
            }
            #expect(try await client.get("/idea-list").body == inProcess.get("/idea-list").body)
            let head = try await client.send(TestRequest(.head, "/idea-list"))
            #expect(head.body.isEmpty)
            #expect(head.fields[.contentLength] != "0")
            let answer = try await client.post("/idea-post", form: ["title": "Offline mode"])
            #expect(answer.status == .seeOther)
            #expect(await client.cookie("__Host-vitrine-note") != nil)
            #expect(try await client.get("/idea-list").document.exists("//*[@role='status']"))
            #expect(await client.cookie("__Host-vitrine-note") == nil)
        }
    }

    @Test("sends what a test says and no more")
    func requests() async throws {
        let client = try TinySite.visitor()
        let answer = try await client.get("/idea-list", accept: nil)
        #expect(answer.request.fields.isEmpty)
        let form = try await client.post("/idea-post", form: ["title": "a&b=c +%ü"], accept: nil)
        #expect(
            form.request.fields == [.contentType: "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"])
        #expect(String(decoding: form.request.body, as: UTF8.self) == "title=a%26b%3Dc%20%2B%25%C3%BC")
        await #expect(throws: TestClientError.self) { try await client.get("no path") }
        await #expect(throws: TestClientError.self) { try await client.get("/", accept: "a\r\nb: c") }
        #expect(throws: TestClientError.self) { try TestClient(address: "https://ideas.example") }
    }

    @Test("shows an exchange as a text that is the same each time")
    func exchange() async throws {
        let client = try TinySite.visitor()
        let answer = try await client.post("/idea-post", form: ["title": "Offline mode"], language: "es")
        try expectSnapshot(of: answer.exchange, named: "exchange")
    }
}
