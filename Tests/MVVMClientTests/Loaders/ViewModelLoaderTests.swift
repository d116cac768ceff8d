import MVVM
import MVVMClient
import Testing

@MainActor
@Suite("A loader", .timeLimit(.minutes(5)))
struct ViewModelLoaderTests {
    @Test("is idle at first")
    func initial() {
        let loader = ViewModelLoader(repository: MockIdeaRepository())
        #expect(loader.state == .idle)
        #expect(!loader.state.isLoading && loader.state.value == nil && loader.state.errorMessage == nil)
    }

    @Test("shows what the repository gives")
    func success() async {
        let loader = ViewModelLoader(repository: MockIdeaRepository())
        await loader.load()
        #expect(loader.state.value?.map(\.id) == [1, 2])
    }

    @Test("shows why it failed, in the words that it was given")
    func failure() async {
        let repository = MockIdeaRepository(.failure(MockIdeaRepository.Unreachable()))
        let loader = ViewModelLoader(repository: repository, messages: ErrorMessages { _ in "No answer." })
        await loader.load()
        #expect(loader.state.errorMessage == "No answer.")
        #expect(loader.state.value == nil)
    }

    @Test("is loading meanwhile, and refuses a second run")
    func busy() async {
        let gate = Gate()
        let repository = MockIdeaRepository(gate: gate)
        let loader = ViewModelLoader(repository: repository)
        let running = Task { await loader.load() }
        while !loader.state.isLoading { await Task.yield() }
        await loader.load()
        await gate.open()
        await running.value
        #expect(repository.fetchCallCount == 1)
        #expect(loader.state.value?.count == 2)
    }

    @Test("shows no error when it is cancelled, and keeps what was there")
    func cancellation() async {
        let loader = ViewModelLoader(repository: MockIdeaRepository(gate: Gate()))
        let running = Task { await loader.load() }
        while !loader.state.isLoading { await Task.yield() }
        running.cancel()
        await running.value
        #expect(loader.state == .idle)
    }

    @Test("is released with its screen")
    func release() async {
        weak var released: ViewModelLoader<MockIdeaRepository>?
        do {
            let loader = ViewModelLoader(repository: MockIdeaRepository())
            released = loader
            await loader.load()
        }
        #expect(released == nil)
    }
}
