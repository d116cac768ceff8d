/// Where a site is reached from outside: scheme, host and perhaps a port, nothing else (RFC 6454 §4).
public struct Origin: Sendable, Hashable, CustomStringConvertible {
    /// As browsers send it (RFC 6454 §6.2): `https://ideas.example`, in lower case, without the port that the scheme implies.
    public let description: String
    /// Whether it is reached by https.
    public let isSecure: Bool

    public init(parsing text: String) throws(OriginMistake) {
        let text = String(decoding: text.utf8.map(Self.lowercase), as: UTF8.self)
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { throw .noScheme }
        let authority = text.dropFirst(scheme.count)
        guard !authority.isEmpty else { throw .noHost }
        guard let parts = authority.wholeMatch(of: /(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::([0-9]{1,5}))?/) else {
            throw .moreThanOrigin
        }
        let port = parts.2.flatMap { UInt16($0) }
        guard parts.2 == nil || port != nil else { throw .noPort }
        isSecure = scheme == "https://"
        let implied: UInt16 = isSecure ? 443 : 80
        description = scheme + parts.1 + (port.map { $0 == implied ? "" : ":\($0)" } ?? "")
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
