import HTTP
import HTTPServer
import Localization
import MVVM

/// One request on its way through the site: what was sent, and for whom the answer is.
public struct Call: Sendable {
    public let request: Request
    public let face: Face
    /// Whether that is one of those that `Accept` names; else the answer is 406, in the nearest.
    let isAcceptable: Bool
    public internal(set) var localizer: Localizer
    var arrival: Arrival
    /// Read once for all who ask.
    let cookies: Cookies
    let clientVersion: ClientVersion
    /// What follows the endpoint's path, percent-decoded.
    let tail: String?
    /// The query, percent-decoded, in order.
    let query: [KeyValuePair]
    /// The success note that the last write left for this page.
    let note: String?
    /// What the address of a preview chooses; nil on a live site.
    var preview: StubChoices?

    /// The version of the contract that the client speaks; the newest for whoever does not say.
    public var version: SystemVersion { clientVersion.spoken }
    /// Who asks; nil for whoever has not written anything here yet.
    public var visitor: SiteVisitor? { arrival.visitor }

    var method: HTTP.Method { request.head.method }
    var isRead: Bool { method == .get || method == .head }

    /// - Throws: `HTTPFailure` 405 for what is no read.
    func checkRead() throws(HTTPFailure) {
        guard isRead else { throw .methodNotAllowed([.get, .head]) }
    }

    /// The first value of that name in the query.
    func value(of name: String) -> String? { query.first { $0.name == name }?.value }
}
