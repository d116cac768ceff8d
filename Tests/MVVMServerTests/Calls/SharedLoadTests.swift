import Localization
import MVVM
import Synchronization
import Testing

@testable import MVVMServer

@Suite("What several children of a page need")
struct SharedLoadTests {
    final class Counter: Sendable {
        let count = Mutex(0)
        func next() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }

    struct Numbered: SharedLoad {
        let name: String
        func load(from counter: Counter) async throws -> String {
            try await Task.sleep(for: .milliseconds(1))
            guard name != "broken" else { throw Secret() }
            return "\(name) \(counter.next())"
        }
    }

    struct Other: SharedLoad {
        let name: String
        func load(from counter: Counter) async throws -> Int { counter.next() }
    }

    private func context(_ counter: Counter) -> FactoryContext<IdeaListRequest, Counter> {
        FactoryContext(query: EmptyQuery(), services: counter, localizer: localizer)
    }

    private let localizer: Localizer

    init() throws { localizer = try TinySite.shared.get().localizer(for: "en") }

    @Test("is loaded once for a request, by its type and value")
    func once() async throws {
        let counter = Counter()
        let context = context(counter)
        let first = try await context.value(of: Numbered(name: "stages"))
        #expect(first == "stages 1")
        #expect(try await context.value(of: Numbered(name: "stages")) == first)
        #expect(try await context.value(of: Other(name: "stages")) == 2)
        #expect(try await context.value(of: Numbered(name: "tags")) == "tags 3")
    }

    @Test("is loaded once where children ask at the same time")
    func together() async throws {
        let counter = Counter()
        let context = context(counter)
        let values = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await context.value(of: Numbered(name: "stages")) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: "stages 1", count: 20))
        #expect(counter.count.withLock { $0 } == 1)
    }

    @Test("is not shared between requests")
    func requests() async throws {
        let counter = Counter()
        #expect(try await context(counter).value(of: Other(name: "a")) == 1)
        #expect(try await context(counter).value(of: Other(name: "a")) == 2)
    }

    @Test("fails for everybody who asks")
    func failure() async throws {
        let context = context(Counter())
        for _ in 0..<2 {
            await #expect(throws: Secret.self) { try await context.value(of: Numbered(name: "broken")) }
        }
    }
}
