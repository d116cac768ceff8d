/// The server did not accept who is asking. The one error that no request declares and every client has to expect: it is
/// thrown past a request's own `ResponseError`, whatever that one would decode.
public struct CredentialRejectedError: Error, Hashable, Sendable {
    public enum Code: String, Sendable, Hashable, Codable {
        /// Nothing was sent that tells who is asking.
        case missing
        /// What was sent is wrong, or has expired.
        case invalid
    }

    public let code: Code
    /// How to sign in, as in `WWW-Authenticate` (RFC 9110 §11.6.1).
    public let challenge: String

    public init(_ code: Code, challenge: String = "Bearer") {
        self.code = code
        self.challenge = challenge
    }

    /// The `type` of its problem document, by which it is told from every other answer.
    package static let problemType = "/problems/credential-rejected"
}
