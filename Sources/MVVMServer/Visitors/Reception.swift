import HTTP
import HTTPServer

/// Recognizes visitors by their cookie, and admits new ones when they first write something.
struct Reception: Sendable {
    let cookie: SessionCookie
    /// Where the app keeps them; nil in the preview, which knows nobody.
    let directory: (any VisitorDirectory)?

    /// A lost or forged session is no visitor.
    func visitor(of head: RequestHead) async throws -> SiteVisitor? {
        guard let directory, let token = cookie.token(in: Cookies(of: head.fields)) else { return nil }
        return try await directory.visitor(ofSession: token.hash)
    }

    func admission(of call: Call) -> Admission {
        Admission(call.visitor, into: directory, keepsSession: CrossSiteGuard.isBrowser(call.request.head))
    }

    /// Gives the browser of a visitor who was just admitted the key to their session.
    ///
    /// A program gets none: with a cookie and without `Origin` its next write would be taken for another site's.
    func finish(_ response: inout Response, after admission: Admission) async throws {
        guard admission.keepsSession, let token = await admission.token else { return }
        response.fields.append(.setCookie, try cookie.fieldValue(for: token))
    }
}
