import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// Finds out for whom an answer is: face, language, time zone, pending note; and marks answers accordingly.
struct CallReader: Sendable {
    let catalogs: Catalogs
    let localeCookie: LocaleCookie
    let notes: NoteCookie
    /// Shown to whoever neither set one nor has a script that tells.
    let timeZone: TimeZone
    let versions: VersionGate
    /// Of a site of stubs, whose addresses choose more; nil on a live one.
    var stubs: StubReading?

    /// The query, percent-decoded, in order.
    ///
    /// - Throws: `HTTPFailure` 400 or 413. A query of which a part cannot be read is read as a whole or not at all: what is
    ///   left out in silence would be missed where nobody looks for it.
    func query(of head: RequestHead) throws(HTTPFailure) -> [KeyValuePair] {
        guard let text = head.target.query else { return [] }
        do throws(FormError) {
            return try FormURLEncoded(parsing: text).pairs.map { KeyValuePair(name: $0.name, value: $0.value) }
        } catch {
            throw error.failure(of: .query)
        }
    }

    /// - Parameters:
    ///   - cookies: those of the request, where they have been read already.
    ///   - query: as `query(of:)` reads it; none for the answer to one that cannot be read.
    ///   - tail: what follows the endpoint's path.
    ///   - arrival: who asks; a visitor's settings come before what the browser asks for.
    func call(
        for request: Request, cookies: Cookies? = nil, query: [KeyValuePair] = [], tail: String? = nil,
        arrival: Arrival = .unread
    ) -> Call {
        let visitor = arrival.visitor
        let cookies = cookies ?? Cookies(of: request.head.fields)
        let locale = locale(for: request.head, query: query, cookies: cookies, visitor: visitor)
        let zone = visitor?.timeZone.flatMap(TimeZone.init(known:)) ?? TimeZoneCookie.zone(in: cookies) ?? timeZone
        let accepted = Face(accepting: request.head.fields)
        let call = Call(
            request: request, face: accepted ?? nearestFace(to: request.head), isAcceptable: accepted != nil,
            localizer: catalogs.localizer(for: locale, timeZone: zone), arrival: arrival,
            cookies: cookies, clientVersion: ClientVersion(request.head.fields), tail: tail, query: query,
            note: request.head.method == .get ? notes.note(in: cookies) : nil)
        return stubs?.call(call) ?? call
    }

    /// Adds what depends on the caller: language, `Vary`, entity tag, and the cookies that remember or forget.
    func finish(_ response: Response, to call: Call) throws -> Response {
        var response = stubs?.finish(response, to: call) ?? response
        try response.fields.set(.contentLanguage, text: call.localizer.locale.description)
        if call.face == .json {
            response.fields.set(.vary, to: "Accept, Accept-Language, Cookie, X-System-Version")
            try response.fields.set(VersionGate.fieldName, text: versions.current.versionString)
        } else {
            response.fields.set(.vary, to: "Accept, Accept-Language, Cookie")
        }
        if response.status == .upgradeRequired, !response.fields.contains(.upgrade) {
            try response.fields.set(.upgrade, text: VersionGate.upgrade(to: versions.minimum))
        }
        response.fields.set(.cacheControl, to: "private, no-cache")
        let isPage = call.isRead && call.face != .json
        if isPage, let chosen = chosenLocale(in: call.query) {
            response.fields.append(.setCookie, try localeCookie.fieldValue(for: chosen))
        }
        if isPage, call.note != nil, response.status != .seeOther {
            response.fields.append(.setCookie, try notes.fieldValue(for: nil))
        }
        return try tagged(response, for: call)
    }

    /// A read's answer with its entity tag, or 304 for a reader who has it already (RFC 9110 §13).
    ///
    /// It has no `Last-Modified`, so conditions about dates are ignored (§13.1.3, §13.1.4).
    ///
    /// - Throws: `HTTPFailure` 412 for a reader who asked for another state.
    private func tagged(_ response: Response, for call: Call) throws(HTTPFailure) -> Response {
        guard call.isRead, response.status == .ok, case .bytes(let bytes) = response.body,
            let tag = EntityTag(ContentHash.hex(of: bytes))
        else { return response }
        var response = response
        response.fields.set(.eTag, to: tag.fieldValue)
        switch Preconditions(call.request.head).judge(tag: tag, lastModified: nil) {
        case .proceed: break
        // The body stays, though a 304 sends none: the server gives both answers the same fields, and it depends on the
        // body whether a compressed one would have been sent (§15.4.5).
        case .notModified: response.status = .notModified
        case .failed: throw HTTPFailure(.preconditionFailed)
        }
        return response
    }

    /// Who takes none of ours is told so (406) in the one that is nearest: a program that reads some JSON never gets HTML.
    private func nearestFace(to head: RequestHead) -> Face {
        let ranges = QualityList(of: .accept, in: head.fields).elements
        let readsJSON = ranges.contains { $0.quality > 0 && $0.value.lowercased().contains("json") }
        return readsJSON ? .json : .html
    }

    /// `?locale=`, else the setting, else the cookie, else what the browser asks for.
    private func locale(
        for head: RequestHead, query: [KeyValuePair], cookies: Cookies, visitor: SiteVisitor?
    ) -> LocaleTag {
        if let chosen = chosenLocale(in: query) { return chosen }
        let negotiator = catalogs.negotiator
        if let set = visitor?.locale.flatMap({ negotiator.supported(for: $0) }) { return set }
        if let kept = localeCookie.tag(in: cookies).flatMap({ negotiator.supported(for: $0) }) { return kept }
        let ranges = QualityList(of: .acceptLanguage, in: head.fields).elements
        return negotiator.best(for: ranges.map { (tag: $0.value, quality: $0.quality) })
    }

    private func chosenLocale(in query: [KeyValuePair]) -> LocaleTag? {
        query.first { $0.name == "locale" }.flatMap { catalogs.negotiator.supported(for: $0.value) }
    }
}
