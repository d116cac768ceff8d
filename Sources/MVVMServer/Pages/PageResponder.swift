import HTTP
import Localization
import MVVM

/// Turns a view model into an answer in the face that the call asks for.
public struct PageResponder<Shell: ViewModel>: Sendable {
    let html: HTMLRenderer
    let json: JSONRenderer
    let shell: @Sendable (ShellContext) -> Shell
    /// Renders the note of the last write.
    let note: @Sendable (String, HTMLRenderer, Localizer) -> SafeHTML?
    let locales: LocaleList

    /// - Parameter toasts: what the answer tells beside the page; the note of the last write where there is none.
    func respond<Page: ViewModel>(
        with page: Page, to call: Call, status: Status = .ok, toasts: SafeHTML? = nil
    ) -> Response {
        var response = Response(status)
        switch call.face {
        case .json:
            response.body = .bytes(json.render(page, localizer: call.localizer))
        case .html, .fragment:
            let shell = shell(context(of: call, toasts: toasts))
            response.body = .bytes(html.page(page, in: shell, face: call.face, localizer: call.localizer))
        }
        response.fields.set(.contentType, to: call.face.mediaType.fieldValue)
        return response
    }

    private func context(of call: Call, toasts: SafeHTML?) -> ShellContext {
        let shown = toasts ?? call.note.flatMap { note($0, html, call.localizer) }
        return ShellContext(
            path: call.request.head.target.path, localizer: call.localizer,
            locales: locales.options(for: call), toasts: shown)
    }
}
