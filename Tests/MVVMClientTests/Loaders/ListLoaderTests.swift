import MVVM
import MVVMClient
import Testing

@MainActor
@Suite("A list", .timeLimit(.minutes(5)))
struct ListLoaderTests {
    @Test("is idle at first")
    func initial() {
        let list = ListLoader(repository: MockIdeaRepository())
        #expect(list.state == .idle && list.deleteState == .idle)
        #expect(list.state.value == nil && list.state.errorMessage == nil)
    }

    @Test("shows no error when it is cancelled, and keeps what was there")
    func cancellation() async {
        let gate = Gate()
        let list = ListLoader(repository: MockIdeaRepository(gate: gate))
        let loading = Task { await list.load() }
        while !list.state.isLoading { await Task.yield() }
        loading.cancel()
        await loading.value
        #expect(list.state == .idle)
    }

    @Test("is released with its screen")
    func release() async {
        weak var released: ListLoader<MockIdeaRepository>?
        do {
            let list = ListLoader(repository: MockIdeaRepository())
            released = list
            await list.load()
            await list.delete(1)
        }
        #expect(released == nil)
    }

    @Test("loses an element once the repository agreed")
    func deletes() async {
        let gate = Gate()
        await gate.open()
        let repository = MockIdeaRepository(gate: gate)
        let list = ListLoader(repository: repository)
        await list.load()
        await list.delete(1)
        #expect(list.state.value?.map(\.id) == [2])
        #expect(list.deleteState.value == 1)
        #expect(repository.deletedIDs == [1])
    }

    @Test("stays whole while the repository is asked")
    func staysWhole() async {
        let gate = Gate()
        let list = ListLoader(repository: MockIdeaRepository(gate: gate))
        let loading = Task { await list.load() }
        while !list.state.isLoading { await Task.yield() }
        await gate.open()
        await loading.value
        let deleting = Task { await list.delete(2) }
        while list.deleteState == .idle { await Task.yield() }
        #expect(list.state.value?.count == 2 || list.deleteState.value == 2)
        await deleting.value
        #expect(list.state.value?.map(\.id) == [1])
    }

    @Test("deletes nothing before it is loaded, and tells of a failure apart from the list")
    func failure() async {
        let repository = MockIdeaRepository(.failure(MockIdeaRepository.Unreachable()))
        let list = ListLoader(repository: repository, messages: ErrorMessages { _ in "Not deleted." })
        await list.delete(1)
        #expect(repository.deletedIDs == [])
        await list.load()
        #expect(list.state.errorMessage == "Not deleted.")
        #expect(list.deleteState == .idle)
    }

    @Test("of things to save is idle at first, and released with its screen")
    func saver() async {
        weak var released: Saver<Void>?
        do {
            let saver = Saver<Void>()
            released = saver
            #expect(!saver.saveState.isLoading && saver.saveState.value == nil && saver.saveState.errorMessage == nil)
            await saver.save {}
            #expect(saver.saveState.value != nil)
        }
        #expect(released == nil)
    }

    @Test("saves with a state of its own, once at a time")
    func saves() async {
        let saver = Saver<Int>(messages: ErrorMessages { _ in "Not saved." })
        #expect(saver.saveState == .idle)
        await saver.save { 7 }
        #expect(saver.saveState.value == 7)
        await saver.save { throw MockIdeaRepository.Unreachable() }
        #expect(saver.saveState.errorMessage == "Not saved.")
        await saver.save { throw CancellationError() }
        #expect(saver.saveState.errorMessage == "Not saved.")
    }
}
