import Foundation

/// A request as it goes over the wire.
public struct RequestMessage: Sendable, Hashable {
    public let method: String
    /// Path and query, percent-encoded.
    public let target: String
    public var fields: [String: String]
    /// JSON; nil for a request without body.
    public let body: Data?

    /// Whether sending it twice changes nothing (RFC 9110 §9.2.1).
    public var isSafe: Bool { method == "GET" }

    /// - Throws: `EncodingError` for a body that JSON cannot hold, such as one with an infinite number.
    public init<R: ServerRequest>(
        _ request: R, languages: [String] = [], version: SystemVersion? = nil, fields: [String: String] = [:]
    ) throws {
        method = R.action.httpMethod
        target = request.target
        var fields = fields
        fields["Accept"] = "application/json, application/problem+json"
        if let version { fields[SystemVersion.fieldName] = version.versionString }
        if !languages.isEmpty { fields["Accept-Language"] = AcceptLanguage.field(for: languages) }
        if R.action == .show || R.RequestBody.self == EmptyBody.self {
            body = nil
        } else {
            body = try WireJSON.encoder.encode(request.requestBody)
            fields["Content-Type"] = "application/json"
        }
        self.fields = fields
    }
}
