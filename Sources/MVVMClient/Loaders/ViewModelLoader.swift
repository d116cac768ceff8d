import MVVM
import Observation

/// Loads one value for a screen.
@Observable @MainActor
public final class ViewModelLoader<Repository: ViewModelRepository> {
    public private(set) var state: ViewState<Repository.Value> = .idle

    private let repository: Repository
    private let messages: ErrorMessages

    public init(repository: Repository, messages: ErrorMessages = .standard) {
        self.repository = repository
        self.messages = messages
    }

    /// Loads, or loads again; while it runs a second call does nothing. A cancelled load leaves what was there.
    public func load() async {
        guard !state.isLoading else { return }
        let before = state
        state = .loading
        state = await ViewState(before: before, messages: messages) { try await repository.fetch() }
    }
}
