import MVVMClient
import Synchronization

/// A repository of titles: what it answers is stubbed, what it was asked is counted.
final class MockIdeaRepository: ViewModelRepository, ListRepository, PagedRepository, SearchRepository {
    struct Idea: Identifiable, Sendable, Equatable {
        let id: Int
        var title = "Dark mode"
    }

    struct Unreachable: Error {}

    private struct State {
        var fetchCallCount = 0
        var deletedIDs: [Int] = []
        var pages: [Int] = []
        var queries: [String] = []
    }

    /// What every call gives.
    let stubbedResult: Result<[Idea], any Error>
    private let gate: Gate?
    private let state = Mutex(State())

    /// - Parameter gate: holds every call until it is opened.
    init(_ stubbedResult: Result<[Idea], any Error> = .success([Idea(id: 1), Idea(id: 2)]), gate: Gate? = nil) {
        self.stubbedResult = stubbedResult
        self.gate = gate
    }

    var fetchCallCount: Int { state.withLock(\.fetchCallCount) }
    var deletedIDs: [Int] { state.withLock(\.deletedIDs) }
    var pages: [Int] { state.withLock(\.pages) }
    var queries: [String] { state.withLock(\.queries) }

    func fetch() async throws -> [Idea] {
        state.withLock { $0.fetchCallCount += 1 }
        return try await answer()
    }

    func fetchAll() async throws -> [Idea] { try await fetch() }

    func delete(_ id: Int) async throws {
        state.withLock { $0.deletedIDs.append(id) }
        _ = try await answer()
    }

    func fetch(page: Int) async throws -> [Idea] {
        state.withLock { $0.pages.append(page) }
        let all = try await answer()
        return page < 2 ? all : []
    }

    func search(query: String) async throws -> [Idea] {
        state.withLock { $0.queries.append(query) }
        _ = try await answer()
        return [Idea(id: 1, title: query)]
    }

    private func answer() async throws -> [Idea] {
        try await gate?.wait()
        return try stubbedResult.get()
    }
}
