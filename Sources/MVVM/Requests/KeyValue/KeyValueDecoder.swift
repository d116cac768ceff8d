/// Reads a `Decodable` from pairs: a repeated name is a list, dots lead into nested values, what is missing is an absent
/// optional or an empty list. The empty text is a text; to everything else it is as absent, since forms send every field.
///
/// Numbers are digits with an optional minus, fraction and exponent and nothing else; `Bool` is `true`/`on`/`1` or
/// `false`/`off`/`0`. Names that nobody asks for are left alone: a page's address carries more than one reader's.
public struct KeyValueDecoder: Decoder {
    let values: [String: [String]]
    let tail: String?
    let prefix: String
    public let codingPath: [any CodingKey]
    public let userInfo: [CodingUserInfoKey: Any] = [:]

    /// - Parameter tail: what follows the request's path, percent-decoded, for the property that is its `@PathComponent`.
    public init(_ pairs: [KeyValuePair], tail: String? = nil) {
        self.init(
            values: Dictionary(grouping: pairs, by: \.name).mapValues { $0.map(\.value) },
            tail: tail.map(PathTail.text), prefix: "", codingPath: [])
    }

    private init(values: [String: [String]], tail: String?, prefix: String, codingPath: [any CodingKey]) {
        self.values = values
        self.tail = tail
        self.prefix = prefix
        self.codingPath = codingPath
    }

    /// - Throws: `DecodingError` that names the key.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

    /// The order that a request asks for, which stands below `sort`.
    ///
    /// - Throws: `DecodingError` that names the key.
    public func decodeSort<Sort: ServerRequestSort>(_ type: Sort.Type) throws -> Sort {
        try Sort(from: KeyValueDecoder(values: values, tail: nil, prefix: "sort", codingPath: []))
    }

    public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyValuePartsDecoder(decoder: self))
    }

    public func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        KeyValueList(texts: values[prefix] ?? [], codingPath: codingPath)
    }

    public func singleValueContainer() throws -> any SingleValueDecodingContainer {
        KeyValueText(text: values[prefix]?.last, codingPath: codingPath)
    }

    func child(_ key: any CodingKey) -> KeyValueDecoder {
        KeyValueDecoder(
            values: values, tail: nil, prefix: KeyValueName.joined(prefix, key.stringValue),
            codingPath: codingPath + [key])
    }

    /// Whether a name begins with this value's.
    var hasParts: Bool { values.keys.contains { KeyValueName.isPart($0, of: prefix) } }
}
