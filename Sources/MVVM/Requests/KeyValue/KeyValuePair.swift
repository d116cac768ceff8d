/// One `name=value` of a query or an urlencoded form, decoded.
public struct KeyValuePair: Sendable, Hashable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// `?a=1&b=2`, percent-encoded; empty for no pairs.
    static func query(_ pairs: [KeyValuePair]) -> String {
        let parts = pairs.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }
}
