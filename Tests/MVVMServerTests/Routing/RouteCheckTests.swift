import MVVM
import Testing

@testable import MVVMServer

@Suite("The routes of a site")
struct RouteCheckTests {
    private func firstMistake(_ endpoints: [EverythingEndpoint]) -> RouteMistake? {
        do throws(RouteMistake) {
            try RouteCheck(endpoints).run()
            return nil
        } catch {
            return error
        }
    }

    @Test("may stand beside each other")
    func right() {
        let endpoints = ["/idea", "/idea-board", "/ideas"].map {
            EverythingEndpoint(path: $0, hasTail: $0 == "/idea", name: $0)
        }
        #expect(firstMistake(endpoints) == nil)
    }

    @Test("are refused with a query that marks another property than its first as the tail of the path")
    func misplaced() throws {
        let endpoint = EverythingEndpoint(misplacedTail: "name", name: "IdeaRequest")
        let mistake = try #require(firstMistake([endpoint]))
        #expect(mistake.description.contains("IdeaRequest"))
        #expect(mistake.description.contains("its 'name' is a @PathComponent"))
    }

    @Test(
        "are refused where nobody would reach one",
        arguments: [
            ("/", "'/' leads home"), ("/healthz", "the site itself answers there"), ("/été", "other letters"),
            ("/idea%20", "other letters"), ("/idea/x", "IdeaRequest takes every path below '/idea'"),
            ("/idea/x/y", "IdeaRequest takes every path below '/idea'"),
            ("/idea", "IdeaRequest and OtherRequest would both be served at '/idea'"),
        ])
    func unreachable(_ path: String, _ reason: String) throws {
        let idea = EverythingEndpoint(path: "/idea", hasTail: true, name: "IdeaRequest")
        let other = EverythingEndpoint(path: path, hasTail: false, name: "OtherRequest")
        let mistake = try #require(firstMistake([idea, other]))
        #expect(mistake.path == path)
        #expect(mistake.description.contains(reason), "\(mistake)")
        #expect(mistake.description.contains("OtherRequest"))
    }
}
