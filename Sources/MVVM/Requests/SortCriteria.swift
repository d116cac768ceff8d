/// An order by several keys, the first one first: `sort=-votes,title`.
public struct SortCriteria<Key: SortKey>: ServerRequestSort {
    /// Empty leaves the order to the server.
    public let terms: [SortTerm<Key>]

    public init(_ terms: [SortTerm<Key>] = []) { self.terms = terms }
    public init(_ terms: SortTerm<Key>...) { self.terms = terms }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = container.decodeNil() ? "" : try container.decode(String.self)
        let parts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
        terms = try parts.map { part in
            let isDescending = part.utf8.first == UInt8(ascii: "-")
            let name = String(isDescending ? part.dropFirst() : part)
            guard let key = Key(rawValue: name) else { throw Self.unknown(name, decoder.codingPath) }
            return SortTerm(key, isDescending ? .descending : .ascending)
        }
        guard Set(terms.map(\.key)).count == terms.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "An order names a key twice."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard !terms.isEmpty else { return try container.encodeNil() }
        let texts = terms.map { ($0.direction == .descending ? "-" : "") + $0.key.rawValue }
        try container.encode(texts.joined(separator: ","))
    }

    private static func unknown(_ name: String, _ path: [any CodingKey]) -> DecodingError {
        let known = Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return .dataCorrupted(
            .init(codingPath: path, debugDescription: "'\(name)' is nothing to sort by; there are \(known)."))
    }
}
