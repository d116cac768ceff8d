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
        let pairs = submission.typed.map { KeyValuePair(name: $0.key, value: $0.value) }
        do {
            let page: Page = try await stage.page(
                query: try Page.Request.Query(form: pairs), call: call, submission: submission
            ) { try await Page.model(context: $0) }
            return try stage.pages.respond(with: page, to: call, toasts: toast)
        } catch is DecodingError {
            return nil
        } catch let failure as HTTPFailure where [.notFound, .badRequest].contains(failure.kind) {
            // The form does not lead back to a page that is there. Whatever else its factory throws is its own answer.
            return nil
        }
    }
}
