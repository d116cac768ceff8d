import MVVM
import MVVMClient
import Testing

@MainActor
@Suite("A search", .timeLimit(.minutes(5)))
struct SearchLoaderTests {
    private func search(_ repository: MockIdeaRepository) -> SearchLoader<MockIdeaRepository> {
        SearchLoader(repository: repository, messages: ErrorMessages { _ in "No answer." }, pause: .milliseconds(1))
    }

    @Test("is idle at first and for an empty query")
    func empty() async {
        let search = search(MockIdeaRepository())
        #expect(search.state == .idle)
        search.query = "dark"
        await search.settled()
        search.query = ""
        #expect(search.state == .idle)
    }

    @Test("asks once for what was typed last, after the pause")
    func debounces() async {
        let repository = MockIdeaRepository()
        let search = search(repository)
        for typed in ["d", "da", "dar", "dark"] { search.query = typed }
        await search.settled()
        #expect(repository.queries == ["dark"])
        #expect(search.state.value?.first?.title == "dark")
    }

    @Test("drops an equal query")
    func equal() async {
        let repository = MockIdeaRepository()
        let search = search(repository)
        search.query = "dark"
        await search.settled()
        search.query = "dark"
        await search.settled()
        #expect(repository.queries == ["dark"])
    }

    @Test("drops a query that is typed again before the pause is over, and leaves what was found")
    func typedAgain() async {
        let repository = MockIdeaRepository()
        let search = search(repository)
        search.query = "dark"
        await search.settled()
        search.query = "darkk"
        search.query = "dark"
        #expect(search.state.value?.first?.title == "dark")
        await search.settled()
        #expect(repository.queries == ["dark"])
    }

    @Test("asks again for what failed")
    func again() async {
        let repository = MockIdeaRepository(.failure(MockIdeaRepository.Unreachable()))
        let search = search(repository)
        search.query = "dark"
        await search.settled()
        search.query = "darkk"
        search.query = "dark"
        await search.settled()
        #expect(repository.queries == ["dark", "dark"])
    }

    @Test("lets the last query win over one that is still on its way")
    func lastWins() async {
        let gate = Gate()
        let repository = MockIdeaRepository(gate: gate)
        let search = search(repository)
        search.query = "dark"
        while repository.queries.isEmpty { await Task.yield() }
        search.query = "export"
        await gate.open()
        await search.settled()
        #expect(search.state.value?.first?.title == "export")
    }

    @Test("shows a failure, but no cancellation")
    func failure() async {
        let search = search(MockIdeaRepository(.failure(MockIdeaRepository.Unreachable())))
        search.query = "dark"
        await search.settled()
        #expect(search.state.errorMessage == "No answer.")
        let cancelled = self.search(MockIdeaRepository(.failure(CancellationError())))
        cancelled.query = "dark"
        await cancelled.settled()
        #expect(cancelled.state == .idle)
    }

    @Test("is released while a search is on its way")
    func release() async {
        weak var released: SearchLoader<MockIdeaRepository>?
        do {
            let search = search(MockIdeaRepository())
            released = search
            search.query = "dark"
        }
        #expect(released == nil)
    }
}
