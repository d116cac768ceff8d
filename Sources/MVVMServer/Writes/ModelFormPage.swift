import HTTP
import MVVM

/// The page of a view model, on which a form stands.
struct ModelFormPage<Page, Services: Sendable>: FormPage
where
    Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
    Page.Context == FactoryContext<Page.Request, Services>
{
    func respond<Shell: ViewModel>(
        to submission: Submission, toast: SafeHTML, call: Call, on stage: Stage<Services, Shell>
    ) async throws -> Response? {
        do {
            let page: Page = try await stage.page(
                query: try query(of: submission), call: call, submission: submission
            ) { try await Page.model(context: $0) }
            return try stage.pages.respond(with: page, to: call, toasts: toast)
        } catch let failure where isDeclared(failure) {
            // Whatever keeps the page away, the answer is that the write was refused, and why.
            return nil
        }
    }

    private func query(of submission: Submission) throws -> Page.Request.Query {
        do {
            return try Page.Request.Query(form: submission.typed.map { KeyValuePair(name: $0.key, value: $0.value) })
        } catch let error as DecodingError {
            throw HTTPFailure.unreadable(.form, error.explanation)
        }
    }

    /// Anything else is a fault of the site, which is logged.
    private func isDeclared(_ error: any Error) -> Bool {
        error is HTTPFailure || error is CredentialRejectedError || error is Page.Request.ResponseError
    }
}
