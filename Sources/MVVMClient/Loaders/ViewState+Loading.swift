import MVVM

extension ViewState where Value: Sendable {
    /// The state after some work: its value, its error, or, when it was cancelled, what was there before.
    @MainActor
    init(before: ViewState, messages: ErrorMessages, _ work: () async throws -> Value) async {
        do {
            self = .success(try await work())
        } catch is CancellationError {
            self = before
        } catch {
            self = .error(messages.message(for: error))
        }
    }
}
