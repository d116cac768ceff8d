/// What a server says about a failure that no request declares (RFC 9457).
public struct Problem: Codable, Hashable, Sendable {
    /// One part of the body that is wrong.
    public struct Part: Codable, Hashable, Sendable {
        /// A JSON pointer as a URI fragment: `#/title`.
        public let pointer: String
        public let detail: String
    }

    public let type: String
    public let title: String
    public let status: Int
    public let detail: String
    /// A stable name for programs: `notFound`.
    public let code: String?
    /// Names the request in the server's log.
    public let requestId: String?
    public let errors: [Part]?
}
