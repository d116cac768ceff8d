import Foundation
import HTTP
import MVVM
import MVVMClient
import Testing

@Suite("What a client sends")
struct RequestMessageTests {
    @Test("is the request's method, target and languages, without a cookie")
    func read() async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"pong","at":"2026-03-14T09:26:53Z"}"#) }
        let pong = try await LiveServer.run(handler) { url in
            let mvvmEnv = MVVMEnvironment(url, preferredLocales: ["es_MX.UTF-8", "ar", "C", "en\r\nX: y"])
            return try await PingRequest("..", text: "a&b=c+d%/😀\u{0}").processRequest(mvvmEnv: mvvmEnv)
        }
        #expect(pong == Pong(text: "pong", at: StubClock.now))
        let head = try #require(handler.seen.first?.head)
        #expect(head.method == .get)
        #expect(head.target.path == "/ping/~..")
        #expect(head.target.query == "text=a%26b%3Dc%2Bd%25%2F%F0%9F%98%80%00")
        #expect(head.fields[.accept] == "application/json, application/problem+json")
        #expect(head.fields[.acceptLanguage] == "es-MX, ar;q=0.9")
        #expect(head.fields[.cookie] == nil)
    }

    @Test("is a body in JSON with the method of what it does")
    func write() async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"pong"}"#, .created) }
        try await LiveServer.run(handler) { url in
            let request = PingPostRequest("a/b\u{0}", id: .stub(), at: StubClock.now)
            try await request.processRequest(mvvmEnv: MVVMEnvironment(url))
        }
        let seen = try #require(handler.seen.first)
        #expect(seen.head.method == .post)
        #expect(seen.head.target.path == "/ping-post")
        #expect(seen.head.fields[.contentType] == "application/json")
        let body = try JSONDecoder().decode([String: String].self, from: Data(seen.body))
        #expect(body["text"] == "a/b\u{0}")
        #expect(body["at"] == "2026-03-14T09:26:53Z")
    }

    @Test("keeps its connection, request after request, and keeps no cookie")
    func keepAlive() async throws {
        let handler = ScriptedHandler { _, _ in
            var response = Response.json(#"{"text":"pong"}"#)
            response.fields.append(.setCookie, "a=b; Path=/")
            return response
        }
        try await LiveServer.run(handler) { url in
            for _ in 0..<20 { try await PingRequest().processRequest(mvvmEnv: MVVMEnvironment(url)) }
        }
        #expect(handler.seen.count == 20)
        // On a busy machine a connection is often not back when the next request is asked for.
        #expect(Set(handler.seen.map(\.peer)).count < handler.seen.count)
        #expect(handler.seen.allSatisfy { $0.head.fields[.cookie] == nil })
    }
}
