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
    public internal(set) var status: Int
    /// In the language that was asked for.
    public let detail: String
    /// For developers, where more can be told than people need to know: exact, in English.
    public let reason: String?
    /// A stable name for programs: `notFound`.
    public let code: String?
    /// Names the request in the server's log.
    public let requestId: String?
    public let errors: [Part]?

    /// Every member may be missing, and one that is of another type counts as missing (RFC 9457 §3.1): a proxy's problem is
    /// one, too.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func member<Value: Decodable>(_ key: CodingKeys) -> Value? {
            do { return try container.decodeIfPresent(Value.self, forKey: key) } catch { return nil }
        }
        type = member(.type) ?? "about:blank"
        title = member(.title) ?? ""
        status = member(.status) ?? 0
        detail = member(.detail) ?? ""
        reason = member(.reason)
        code = member(.code)
        requestId = member(.requestId)
        errors = member(.errors)
    }
}
