import MVVM
import Observation

/// Loads a list and deletes from it. Loading and deleting have a state each: they fail independently.
@Observable @MainActor
public final class ListLoader<Repository: ListRepository> {
    public private(set) var state: ViewState<[Repository.Element]> = .idle
    public private(set) var deleteState: ViewState<Repository.Element.ID> = .idle

    private let repository: Repository
    private let messages: ErrorMessages

    public init(repository: Repository, messages: ErrorMessages = .standard) {
        self.repository = repository
        self.messages = messages
    }

    public func load() async {
        guard !state.isLoading else { return }
        let before = state
        state = .loading
        state = await ViewState(before: before, messages: messages) { try await repository.fetchAll() }
    }

    /// The list stays whole until the repository agreed.
    public func delete(_ id: Repository.Element.ID) async {
        guard state.value != nil, !deleteState.isLoading else { return }
        let before = deleteState
        deleteState = .loading
        deleteState = await ViewState(before: before, messages: messages) {
            try await repository.delete(id)
            return id
        }
        // What was loaded meanwhile is what the element is taken from.
        guard deleteState.value == id, let elements = state.value else { return }
        state = .success(elements.filter { $0.id != id })
    }
}
