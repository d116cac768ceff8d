import HTTP
import MVVM

/// A write that a form sent and that may succeed in a moment: nothing of what was typed may be lost until then.
struct PostponedWrite: Error {
    let cause: any TransientError
    /// The page that the form stood on, around the toast; nil where there is none, or none any more.
    let page: @Sendable (SafeHTML) async throws -> Response?
}
