import MVVM
import MVVMClient
import Testing

@MainActor
@Suite("A list of pages", .timeLimit(.minutes(5)))
struct PagedLoaderTests {
    @Test("is idle at first")
    func initial() {
        let list = PagedLoader(repository: MockIdeaRepository())
        #expect(!list.state.isLoading && list.state.value == nil && list.state.errorMessage == nil)
        #expect(list.hasMorePages && list.elements.isEmpty)
    }

    @Test("is released with its screen")
    func release() async {
        weak var released: PagedLoader<MockIdeaRepository>?
        do {
            let list = PagedLoader(repository: MockIdeaRepository())
            released = list
            await list.loadNextPage()
        }
        #expect(released == nil)
    }

    @Test("appends page after page until one is empty")
    func appends() async {
        let repository = MockIdeaRepository()
        let list = PagedLoader(repository: repository)
        #expect(list.hasMorePages && list.elements.isEmpty)
        for _ in 0..<5 { await list.loadNextPage() }
        #expect(list.elements.map(\.id) == [1, 2, 1, 2])
        #expect(list.state.value == list.elements)
        #expect(!list.hasMorePages)
        #expect(repository.pages == [0, 1, 2])
    }

    @Test("never runs twice at once, and keeps what is there meanwhile")
    func busy() async {
        let gate = Gate()
        let repository = MockIdeaRepository(gate: gate)
        let list = PagedLoader(repository: repository)
        let running = Task { await list.loadNextPage() }
        while !list.state.isLoading { await Task.yield() }
        await list.loadNextPage()
        await gate.open()
        await running.value
        #expect(repository.pages == [0])
        #expect(list.elements.count == 2)
    }

    @Test("asks for a failed page again, and is not at its end")
    func failure() async {
        let repository = MockIdeaRepository(.failure(MockIdeaRepository.Unreachable()))
        let list = PagedLoader(repository: repository, messages: ErrorMessages { _ in "No answer." })
        await list.loadNextPage()
        #expect(list.state.errorMessage == "No answer.")
        await list.loadNextPage()
        #expect(repository.pages == [0, 0])
        #expect(list.hasMorePages)
    }

    @Test("adds nothing when it is cancelled")
    func cancellation() async {
        let list = PagedLoader(repository: MockIdeaRepository(gate: Gate()))
        let running = Task { await list.loadNextPage() }
        while !list.state.isLoading { await Task.yield() }
        running.cancel()
        await running.value
        #expect(list.state == .idle)
        #expect(list.elements.isEmpty && list.hasMorePages)
    }
}
