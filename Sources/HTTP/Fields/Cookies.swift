/// The cookies of a request: ordered pairs out of every `Cookie` field (RFC 6265 §5.4).
public struct Cookies: Sendable, Hashable {
    public struct Pair: Sendable, Hashable {
        public let name: String
        public let value: String
    }

    /// More are not read.
    public static let maximumCount = 64

    public let pairs: [Pair]

    /// A pair without "=" or without a name is skipped. One pair of quotes around a value is taken off.
    public init(of fields: HeaderFields) {
        var pairs: [Pair] = []
        for field in fields.values(of: .cookie) {
            for piece in field.utf8.split(separator: .semicolon) {
                guard pairs.count < Self.maximumCount else { break }
                if let pair = Self.pair(Array(piece)) { pairs.append(pair) }
            }
        }
        self.pairs = pairs
    }

    /// The first of that name, compared as bytes: browsers send the cookie of the most specific path first.
    public subscript(_ name: String) -> String? {
        pairs.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    private static func pair(_ bytes: [UInt8]) -> Pair? {
        let span = bytes.span
        guard let equals = span.firstIndex(of: .equals, in: 0..<bytes.count) else { return nil }
        let name = span.trimmed(0..<equals)
        var value = span.trimmed(equals + 1..<bytes.count)
        guard !name.isEmpty else { return nil }
        if value.count >= 2, bytes[value.lowerBound] == .quote, bytes[value.upperBound - 1] == .quote {
            value = value.dropFirst().dropLast()
        }
        return Pair(name: span.text(in: name), value: span.text(in: value))
    }
}
