import MVVM
import Observation

/// Saves something for a screen, with a state of its own beside that of what is shown.
@Observable @MainActor
public final class Saver<Value: Sendable> {
    public private(set) var saveState: ViewState<Value> = .idle

    private let messages: ErrorMessages

    public init(messages: ErrorMessages = .standard) { self.messages = messages }

    /// While it runs a second call does nothing. A cancelled save leaves the state as it was.
    public func save(_ work: () async throws -> Value) async {
        guard !saveState.isLoading else { return }
        let before = saveState
        saveState = .loading
        saveState = await ViewState(before: before, messages: messages, work)
    }
}
