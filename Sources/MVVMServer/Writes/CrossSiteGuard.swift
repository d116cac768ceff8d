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

    /// - Throws: `HTTPFailure` 403, which tells a program what was expected.
    func check(_ request: Request) throws(HTTPFailure) {
        let fields = request.head.fields
        if let site = fields[.secFetchSite] {
            guard site == "same-origin" || site == "none" else {
                throw refusal("Sec-Fetch-Site: same-origin or none is expected.")
            }
            return
        }
        guard fields.contains(.origin) || fields.contains(.cookie) else { return }
        let expected = origins(of: request)
        guard let sender = fields[.origin], expected.contains(sender) else {
            let names = expected.isEmpty ? "the site's own" : expected.joined(separator: " or ")
            throw refusal("Origin: \(names) is expected\(fields.contains(.origin) ? "" : " beside a cookie").")
        }
    }

    /// Those of the site: the configured one, else by the host that was asked for, whose scheme is not known.
    private func origins(of request: Request) -> [String] {
        if let origin { return [origin.description] }
        guard let host = proxies.origin(of: request.head, from: request.peer).host else { return [] }
        return ["http://\(host)", "https://\(host)"]
    }

    private func refusal(_ reason: String) -> HTTPFailure { HTTPFailure(.forbidden, reason: reason) }
}
