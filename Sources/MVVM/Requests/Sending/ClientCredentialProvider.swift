/// Tells a server who is asking; consulted for each request.
public protocol ClientCredentialProvider: Sendable {
    /// The fields to send, such as `Authorization`; empty for none.
    func credentialFields() async throws -> [String: String]

    /// Other ones, once the server has refused the first: a new token. nil gives up.
    ///
    /// The request is sent exactly once more; a second rejection is thrown.
    func credentialFields(afterRejection rejection: CredentialRejectedError) async throws -> [String: String]?
}

extension ClientCredentialProvider {
    public func credentialFields(afterRejection rejection: CredentialRejectedError) async throws -> [String: String]? {
        nil
    }
}
