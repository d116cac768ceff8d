import HTTP
import HTTPServer

/// Recognizes visitors by their cookie, hands tokens to those who come without, and admits who first writes something.
struct Reception: Sendable {
    let cookie: SessionCookie
    /// Where the app keeps them; nil in the preview, which knows nobody.
    let directory: (any VisitorDirectory)?

    /// A lost or forged session is nobody's.
    func arrival(with cookies: Cookies) async throws -> Arrival {
        guard let directory else { return .unread }
        guard let token = cookie.token(in: cookies) else { return Arrival(needsToken: true) }
        if let visitor = try await directory.visitor(ofSession: token.hash) {
            return Arrival(visitor: visitor, token: token)
        }
        return cookie.isSigned(in: cookies) ? Arrival(token: token) : Arrival(needsToken: true)
    }

    func admission(of call: Call) -> Admission { Admission(call.arrival, into: directory) }

    /// Hands a token out with every page, so that all that is sent from it comes from one visitor, even at once.
    ///
    /// Only to whoever asks for HTML by name, as browsers do. With a cookie and without `Origin` a program's next write
    /// would be taken for another site's.
    func greet(_ response: Response, to call: Call) throws -> Response {
        let asksForPage = call.face != .json && call.request.head.fields[.accept]?.contains("html") == true
        guard call.arrival.needsToken, asksForPage else { return response }
        var response = response
        response.fields.append(.setCookie, try cookie.fieldValue(for: SessionToken()))
        return response
    }
}
