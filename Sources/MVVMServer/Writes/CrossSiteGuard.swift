import HTTP
import HTTPServer

/// Refuses writes that another site sent in a visitor's name.
///
/// Browsers say where a request comes from (`Sec-Fetch-Site`, else `Origin`); a program says neither and carries no cookie.
struct CrossSiteGuard: Sendable {
    /// Nil takes what the request itself names.
    let origin: Origin?
    /// Believed when they say by which scheme and host the browser came.
    var proxies = TrustedProxies()

    /// - Throws: `HTTPFailure` 403.
    func check(_ request: Request) throws(HTTPFailure) {
        guard isOurs(request) else { throw HTTPFailure(.forbidden) }
    }

    private func isOurs(_ request: Request) -> Bool {
        let head = request.head
        if let site = head.fields[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard let sender = head.fields[.origin] else { return !head.fields.contains(.cookie) }
        if let origin { return sender == origin.description }
        guard let host = proxies.origin(of: head, from: request.peer).host else { return false }
        return sender == "http://\(host)" || sender == "https://\(host)"
    }
}
