import MVVM
import Observation

/// Searches while somebody types: waits for a pause, drops equal queries, and the last query wins.
@Observable @MainActor
public final class SearchLoader<Repository: SearchRepository> {
    public private(set) var state: ViewState<Repository.Value> = .idle

    /// What is typed; an empty query is `.idle`.
    public var query = "" {
        didSet { if query != oldValue { restart() } }
    }

    private let repository: Repository
    private let messages: ErrorMessages
    private let pause: Duration
    private let clock: any Clock<Duration>
    // Only read to be cancelled; nothing that is shown depends on it.
    @ObservationIgnored private var running: Task<Void, Never>?

    public init(
        repository: Repository, messages: ErrorMessages = .standard, pause: Duration = .milliseconds(300),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.repository = repository
        self.messages = messages
        self.pause = pause
        self.clock = clock
    }

    deinit { running?.cancel() }

    /// Waits until the search that is running has ended.
    public func settled() async { await running?.value }

    private func restart() {
        running?.cancel()
        guard !query.isEmpty else {
            running = nil
            state = .idle
            return
        }
        // The loader is held only while it is asked: one that nobody needs any more ends its search.
        running = Task { [weak self, query, pause, clock] in
            guard (try? await clock.sleep(for: pause)) != nil else { return }  // Cancelled by the next query.
            await self?.search(query)
        }
    }

    private func search(_ query: String) async {
        let before: ViewState = state.isLoading ? .idle : state
        state = .loading
        let found = await ViewState(before: before, messages: messages) { try await repository.search(query: query) }
        // A later query has its own answer.
        guard !Task.isCancelled else { return }
        state = found
    }
}
