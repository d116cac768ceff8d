import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Synchronization
import Testing

@testable import MVVMServer

@Suite("A group of routes behind a guard")
struct RouteGuardTests {
    /// Lets so many calls through, then asks for patience.
    private final class Throttle: RouteGuard {
        private let left: Mutex<Int>

        init(_ count: Int) { left = Mutex(count) }

        func admit(_ call: Call) async throws {
            let isTooMuch = left.withLock { left in
                left -= 1
                return left < 0
            }
            if isTooMuch { throw HTTPFailure.retry(.tooManyRequests, afterSeconds: 30) }
        }
    }

    private struct SignedIn: RouteGuard {
        func admit(_ call: Call) async throws {
            guard call.request.head.fields["Authorization"] != nil else {
                throw CredentialRejectedError(.missing, challenge: "Bearer")
            }
        }
    }

    private struct Hidden: RouteGuard {
        func admit(_ call: Call) async throws { throw HTTPFailure.notFound }
    }

    /// The tiny site with a list for everybody, and its other routes behind the guard.
    private func site(_ gate: some RouteGuard, stubs: Bool = false) throws -> TinySite {
        var routes = Routes<TinyServices>(home: IdeaListRequest())
        routes.register(IdeaListViewModel.self)
        routes.grouped(gate) { group in
            group.register(IdeaSheetViewModel.self)
            group.register(IdeaFormViewModel.self)
            group.register(IdeaPostController.self, error: IdeaPostErrorViewModel.self, page: IdeaFormRequest.self)
        }
        return try TinySite(routes: routes, stubs: stubs)
    }

    @Test("keeps its paths, reads and writes alike, and leaves the other routes alone")
    func signedIn() async throws {
        let client = try site(SignedIn()).client
        #expect(try await client.get("/idea-list").status == .ok)
        #expect(try await client.get("/idea-sheet/0").status == .unauthorized)
        let refused = try await client.send("/idea-post", json: #"{"title":"a"}"#)
        #expect(refused.status == .unauthorized)
        #expect(refused.fields["WWW-Authenticate"] == "Bearer")
        #expect(try await client.get("/idea-sheet/0", fields: ["Authorization": "Bearer a"]).status == .ok)
    }

    @Test("asks before anything is read: nobody learns what is there")
    func hidden() async throws {
        let client = try site(Hidden()).client
        for path in ["/idea-sheet/0", "/idea-sheet/9", "/idea-sheet/0?page=x", "/nowhere"] {
            let answer = try await client.get(path, accept: "application/json")
            #expect(answer.status == .notFound)
            #expect(answer.text == (try await client.get("/nothing", accept: "application/json").text))
        }
        #expect(try await client.send("/idea-post", json: "{").status == .notFound)
    }

    @Test("may hold calls back for a while, in both faces, HEAD included (429)")
    func throttle() async throws {
        let client = try site(Throttle(2)).client
        #expect(try await client.get("/idea-sheet/0").status == .ok)
        #expect(try await client.send(TestRequest(.head, "/idea-sheet/0")).status == .ok)
        let page = try await client.get("/idea-sheet/0", language: "es")
        #expect(page.status == .tooManyRequests)
        #expect(page.fields[.retryAfter] == "30")
        #expect(try page.document.text("//h1") == "Demasiadas solicitudes")
        let json = try await client.send("/idea-post", json: #"{"title":"a"}"#)
        #expect(json.status == .tooManyRequests)
        #expect(json.fields[.contentType] == "application/problem+json")
        #expect(try await client.send(TestRequest(.head, "/idea-sheet/0")).status == .tooManyRequests)
    }

    @Test("may stand within a group, whose guard is asked first")
    func nested() async throws {
        var routes = Routes<TinyServices>(home: IdeaListRequest())
        routes.register(IdeaListViewModel.self)
        routes.register(IdeaFormViewModel.self)
        routes.register(IdeaPostController.self, error: IdeaPostErrorViewModel.self, page: IdeaFormRequest.self)
        routes.grouped(SignedIn()) { outer in
            outer.grouped(Hidden()) { $0.register(IdeaSheetViewModel.self) }
        }
        let client = try TinySite(routes: routes).client
        #expect(try await client.get("/idea-sheet/0").status == .unauthorized)
        #expect(try await client.get("/idea-sheet/0", fields: ["Authorization": "Bearer a"]).status == .notFound)
    }

    @Test("is open in the previews")
    func stubs() async throws {
        #expect(try await site(Hidden(), stubs: true).client.get("/idea-sheet/0").status == .ok)
    }
}
