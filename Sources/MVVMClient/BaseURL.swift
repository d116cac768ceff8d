import Foundation
import MVVM

/// The address of a server: scheme, host and port. Paths come from request types, so it has none.
struct BaseURL: Sendable, Hashable {
    /// Without a slash at the end.
    let origin: String

    /// - Throws: `TransportError.wrongBaseURL` with the reason.
    init(_ url: URL) throws(TransportError) {
        func wrong(_ reason: String) -> TransportError { .wrongBaseURL(url.absoluteString, reason: reason) }
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw wrong("it cannot be read.")
        }
        guard let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw wrong("its scheme is neither http nor https.")
        }
        guard let host = parts.percentEncodedHost, !host.isEmpty else { throw wrong("it has no host.") }
        guard parts.percentEncodedPath.isEmpty || parts.percentEncodedPath == "/" else {
            throw wrong("it has a path; a request's type names the whole path, for client and server alike.")
        }
        guard parts.query == nil, parts.fragment == nil else { throw wrong("it has a query or fragment.") }
        guard parts.user == nil, parts.password == nil else {
            throw wrong("it holds a credential, which belongs to a ClientCredentialProvider.")
        }
        origin = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
    }
}
