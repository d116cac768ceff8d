import HTTP

/// Refuses writes that another site sent in a visitor's name.
///
/// Browsers say where a request comes from (`Sec-Fetch-Site`, else `Origin`); a program says neither and carries no cookie.
struct CrossSiteGuard: Sendable {
    /// `https://ideas.example`; nil takes the request's own `Host`.
    let origin: String?

    /// - Throws: `HTTPFailure` 403.
    func check(_ head: RequestHead) throws(HTTPFailure) {
        guard isOurs(head) else { throw HTTPFailure(.forbidden) }
    }

    /// Whether a request says where it comes from, as every browser does.
    static func isBrowser(_ head: RequestHead) -> Bool {
        head.fields.contains(.secFetchSite) || head.fields.contains(.origin)
    }

    private func isOurs(_ head: RequestHead) -> Bool {
        if let site = head.fields[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard let sender = head.fields[.origin] else { return !head.fields.contains(.cookie) }
        if let origin { return sender == origin }
        guard let host = head.fields[.host] else { return false }
        return sender == "http://\(host)" || sender == "https://\(host)"
    }
}
