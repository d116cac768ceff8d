import HTTP
import MVVM

/// A page that a form stands on, shown again when the form was refused.
protocol FormPage<Services>: Sendable {
    associatedtype Services: Sendable

    /// The page around the toast, with what was typed; its query comes from the form.
    ///
    /// - Returns: nil where the form does not hold the query, or the page is not to be had: gone, forbidden, busy.
    func respond<Shell: ViewModel>(
        to submission: Submission, toast: SafeHTML, call: Call, on stage: Stage<Services, Shell>
    ) async throws -> Response?
}
