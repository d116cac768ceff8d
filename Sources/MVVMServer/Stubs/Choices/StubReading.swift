import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// Reads what the address of a preview chooses, and makes calls and answers accordingly; part of a site of stubs only.
struct StubReading: Sendable {
    let catalogs: Catalogs
    /// Those that the app has.
    let roles: [any StubRole]

    /// The gallery's own pages are in the designer's language; only what stands on the canvas follows the choices.
    static func isChosenFor(_ path: String) -> Bool {
        !path.hasPrefix(StubAddress.gallery)
            || [StubAddress.canvas, StubAddress.tokens].contains(path)
    }

    func call(_ call: Call) -> Call {
        var call = call
        call.preview = StubChoices(query: call.query, referrer: referrer(of: call.request.head))
        return StubReading.isChosenFor(call.request.head.target.normalizedPath) ? onCanvas(call) : call
    }

    /// The call of the visitor whose role its address chooses, in the language, zone, direction and theme that it chooses,
    /// else in the visitor's.
    func onCanvas(_ call: Call) -> Call {
        guard let choices = call.preview else { return call }
        var chosen = call
        let visitor = role(in: choices)?.visitor
        let locale = [choices[.locale], visitor?.locale].lazy.compactMap { tag in
            tag.flatMap { catalogs.negotiator.supported(for: $0) }
        }.first
        let zone = choices.zone ?? visitor?.timeZone.flatMap(TimeZone.init(known:))
        chosen.localizer = catalogs.localizer(
            for: locale ?? call.localizer.locale, timeZone: zone ?? call.localizer.timeZone)
        if let isRightToLeft = choices.isRightToLeft { chosen.localizer.isRightToLeft = isRightToLeft }
        chosen.arrival = Arrival(visitor: choices.theme.map { SiteVisitor(visitor, theme: $0) } ?? visitor)
        return chosen
    }

    /// The role that the address chooses; nil for one that the app does not have.
    func role(in choices: StubChoices) -> (any StubRole)? {
        choices[.role].flatMap { name in roles.first { $0.rawValue == name } }
    }

    /// Where a page leads that was reached from one with choices: to itself with the same ones, so that they stay in the
    /// address.
    func detour(of call: Call) -> Link? {
        guard let choices = call.preview, choices.isInherited, !choices.isEmpty, call.isRead, call.face != .json,
            StubReading.isChosenFor(call.request.head.target.normalizedPath)
        else { return nil }
        return Link(path: call.request.head.target.path, query: call.query + choices.pairs)
    }

    func finish(_ response: Response, to call: Call) -> Response {
        let isPage = response.fields[.contentType] == Face.html.mediaType.fieldValue.description
        guard isPage, let choices = call.preview, StubReading.isChosenFor(call.request.head.target.normalizedPath)
        else {
            return response
        }
        return StubDress(choices: choices).dressed(response)
    }

    /// The query of the page that led here; browsers send it to this origin only (`Referrer-Policy: same-origin`).
    private func referrer(of head: RequestHead) -> [KeyValuePair] {
        guard let text = head.fields["Referer"], let mark = text.firstIndex(of: "?") else { return [] }
        let query = text[text.index(after: mark)...].prefix { $0 != "#" }
        do throws(FormError) {
            return try FormURLEncoded(parsing: String(query)).pairs.map { KeyValuePair(name: $0.name, value: $0.value) }
        } catch {
            // Not of our making: it chooses nothing.
            return []
        }
    }
}

extension SiteVisitor {
    /// The same visitor, or one who is nobody else, with another theme.
    fileprivate init(_ visitor: SiteVisitor?, theme: String) {
        self.init(
            id: visitor?.id ?? .stub(), displayName: visitor?.displayName, locale: visitor?.locale,
            timeZone: visitor?.timeZone, theme: theme)
    }
}
