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
    // Only read to be cancelled or compared; nothing that is shown depends on them.
    @ObservationIgnored private var waiting: Task<Void, Never>?
    @ObservationIgnored private var running: Task<Void, Never>?
    /// What was asked for last, unless it failed: asking again would find the same.
    @ObservationIgnored private var searched: String?

    public init(
        repository: Repository, messages: ErrorMessages = .standard, pause: Duration = .milliseconds(300),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.repository = repository
        self.messages = messages
        self.pause = pause
        self.clock = clock
    }

    deinit {
        waiting?.cancel()
        running?.cancel()
    }

    /// Waits until nothing is about to be searched, or being searched, any more.
    public func settled() async {
        await waiting?.value
        await running?.value
    }

    private func restart() {
        waiting?.cancel()
        waiting = nil
        guard !query.isEmpty else { return stop() }
        // The loader is held only while it is asked: one that nobody needs any more ends its search.
        waiting = Task { [weak self, query, pause, clock] in
            guard (try? await clock.sleep(for: pause)) != nil else { return }  // Cancelled by the next query.
            self?.search(query)
        }
    }

    private func stop() {
        running?.cancel()
        running = nil
        searched = nil
        state = .idle
    }

    private func search(_ query: String) {
        guard query != searched else { return }
        running?.cancel()
        let before: ViewState = state.isLoading ? .idle : state
        searched = query
        state = .loading
        running = Task { [weak self, repository, messages] in
            let found = await ViewState(before: before, messages: messages) {
                try await repository.search(query: query)
            }
            // A later query has its own answer.
            guard !Task.isCancelled, let self else { return }
            state = found
            if found.value == nil { searched = nil }
        }
    }
}
