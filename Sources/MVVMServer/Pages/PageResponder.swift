import HTTP
import HTTPServer
import Localization
import MVVM

/// Turns a view model into an answer in the face that the call asks for.
public struct PageResponder<Shell: ViewModel>: Sendable {
    let html: HTMLRenderer
    let json: JSONRenderer
    let assets: StaticFiles
    let locales: LocaleList
    let shell: @Sendable (ShellContext) -> Shell
    /// Renders the note of the last write by its name; nil for a name that is none.
    let note: @Sendable (String, HTMLRenderer, Localizer) throws -> SafeHTML?

    /// Turns a view model that is no page into an answer: alone, without the layout.
    func respond<Part: ViewModel>(withPart part: Part, to call: Call) throws -> Response {
        let isJSON = call.face == .json
        let bytes =
            isJSON
            ? json.render(part, localizer: call.localizer, version: call.version)
            : Array(try html.component(part, localizer: call.localizer).markup.utf8)
        var response = Response(.ok, body: .bytes(bytes))
        response.fields.set(.contentType, to: (isJSON ? Face.json : .fragment).mediaType.fieldValue)
        return response
    }

    /// Turns a page into JSON, whatever the call accepts.
    func respond<Page: ViewModel>(withJSON page: Page, to call: Call) throws -> Response {
        let bytes = json.render(page, localizer: call.localizer, version: call.version)
        var response = Response(.ok, body: .bytes(bytes))
        response.fields.set(.contentType, to: MediaType.json.fieldValue)
        return response
    }

    /// - Parameters:
    ///   - status: nil is 200, or what a result's case says.
    ///   - toasts: what the answer tells beside the page; without it the note of the last write.
    /// - Throws: `UnboundViewModel`, or `RenderError` for values that nest too deep.
    func respond<Page: ViewModel>(
        with page: Page, to call: Call, status: Status? = nil, toasts: SafeHTML? = nil
    ) throws -> Response {
        let result = (page as? any ResultViewModel).flatMap { Status(code: $0.responseStatus) }
        var response = Response(status ?? result ?? .ok)
        response.fields.set(.contentType, to: call.face.mediaType.fieldValue)
        switch call.face {
        case .json:
            response.body = .bytes(json.render(page, localizer: call.localizer, version: call.version))
        case .html, .fragment:
            let shown = try toasts ?? call.note.flatMap { try note($0, html, call.localizer) }
            let shell = shell(ShellContext(call: call, locales: locales, toasts: shown, assets: assets))
            response.body = .bytes(try html.page(page, in: shell, face: call.face, localizer: call.localizer))
        }
        return response
    }
}
