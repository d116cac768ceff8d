import Foundation
import HTTP
import HTTPServer
import Localization
import MVVMServer
import MVVMTesting
import Testing

@Suite("What machines ask of a site")
struct ProbesTests {
    private func site(metrics: Metrics? = nil, isReady: Bool = true) throws -> (TestClient, TinySite) {
        let tiny = try TinySite()
        var configuration = SiteConfiguration(
            root: URL(fileURLWithPath: tiny.folder.path), defaultLocale: try #require(LocaleTag("en")))
        configuration.metrics = metrics
        let site = try Site(
            .tiny, source: .live(TinyServices()), configuration: configuration, isReady: { _ in isReady },
            shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        return (TestClient(site), tiny)
    }

    @Test("is answered by its path, and never kept", arguments: ["/healthz", "/readyz", "/metrics"])
    func paths(_ path: String) async throws {
        let (client, _) = try site(metrics: Metrics(loopCount: 1))
        let answer = try await client.get(path, accept: "*/*")
        #expect(answer.status == .ok)
        #expect(answer.fields[.cacheControl] == "no-store")
    }

    @Test("can only be read, and says so in either face", arguments: ["/healthz", "/readyz", "/metrics"])
    func writes(_ path: String) async throws {
        let (client, _) = try site(metrics: Metrics(loopCount: 1))
        for type in ["text/html; charset=utf-8", "application/problem+json"] {
            let accept = try #require(FieldValue(type))
            let answer = try await client.send(TestRequest(.post, path, fields: [.accept: accept]))
            #expect(answer.status == .methodNotAllowed)
            #expect(answer.fields[.allow] == "GET, HEAD")
            #expect(answer.fields[.contentType] == type)
        }
    }

    @Test("tells life from readiness: a store that does not answer makes it 503, and it lives on")
    func notReady() async throws {
        let (client, _) = try site(isReady: false)
        #expect(try await client.get("/readyz", accept: "*/*").status == .serviceUnavailable)
        #expect(try await client.get("/healthz", accept: "*/*").status == .ok)
    }

    @Test("has no metrics where nobody counts")
    func noMetrics() async throws {
        let (client, _) = try site()
        #expect(try await client.get("/metrics", accept: "*/*").status == .notFound)
    }

    @Test("counts answers under the names of their requests, never under paths")
    func counts() async throws {
        let metrics = Metrics(loopCount: 2)
        let (client, tiny) = try site(metrics: metrics)
        let targets = ["/idea-list", "/idea-list", "/idea-sheet/1", "/app.css", "/made-up", "/idea-list?%FF"]
        for (loop, text) in targets.enumerated() {
            let head = RequestHead(method: .get, target: try #require(RequestTarget(parsing: text)))
            let answer = await tiny.site.respond(to: Request(head: head))
            metrics.note(
                ExchangeRecord(
                    id: .inProcess, peer: nil, head: head, status: answer.status, route: answer.route, loop: loop,
                    sentBytes: 100, duration: .microseconds(300)))
        }
        let page = try await client.get("/metrics", accept: "*/*").text
        for line in [
            "http_requests_total{route=\"IdeaListRequest\",status=\"200\"} 2",
            "http_requests_total{route=\"IdeaListRequest\",status=\"400\"} 1",
            "http_requests_total{route=\"IdeaSheetRequest\",status=\"200\"} 1",
            "http_requests_total{route=\"file\",status=\"200\"} 1",
            "http_requests_total{route=\"none\",status=\"404\"} 1",
            "http_request_duration_seconds_bucket{route=\"IdeaListRequest\",le=\"+Inf\"} 3",
            "http_request_duration_seconds_bucket{route=\"IdeaListRequest\",le=\"0.00025\"} 0",
            "http_request_duration_seconds_bucket{route=\"IdeaListRequest\",le=\"0.0005\"} 3",
            "http_request_duration_seconds_sum{route=\"IdeaListRequest\"} 0.0009",
            "http_request_duration_seconds_count{route=\"IdeaListRequest\"} 3",
            "http_response_bytes_total{route=\"IdeaListRequest\"} 300",
        ] {
            #expect(page.contains(line + "\n"))
        }
        #expect(!page.contains("made-up"))
    }
}
