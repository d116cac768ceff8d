/// What a server says about a failure that no request declares (RFC 9457).
public struct Problem: Codable, Hashable, Sendable {
    /// One part of the body that is wrong.
    public struct Part: Codable, Hashable, Sendable {
        /// A JSON pointer as a URI fragment: `#/title`.
        public let pointer: String
        public let detail: String
        /// For developers, where more can be told than people need to know: exact, in English.
        public let reason: String?
    }

    public let type: String
    public let title: String
    public let status: Int
    /// In the language that was asked for.
    public let detail: String
    /// For developers, where more can be told than people need to know: exact, in English.
    public let reason: String?
    /// A stable name for programs: `notFound`.
    public let code: String?
    /// Names the request in the server's log.
    public let requestId: String?
    public let errors: [Part]?

    /// Every member may be missing (RFC 9457 §3.1): a proxy's problem is one, too.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        type = try container.decodeIfPresent(forKey: .type) ?? "about:blank"
        title = try container.decodeIfPresent(forKey: .title) ?? ""
        status = try container.decodeIfPresent(forKey: .status) ?? 0
        detail = try container.decodeIfPresent(forKey: .detail) ?? ""
        reason = try container.decodeIfPresent(forKey: .reason)
        code = try container.decodeIfPresent(forKey: .code)
        requestId = try container.decodeIfPresent(forKey: .requestId)
        errors = try container.decodeIfPresent(forKey: .errors)
    }
}
