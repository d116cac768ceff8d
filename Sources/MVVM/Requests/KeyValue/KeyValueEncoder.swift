import Foundation

/// Writes an `Encodable` as pairs in declared order. Equal values give equal pairs, and ``KeyValueDecoder`` reads them
/// unchanged:
///
/// - a list repeats its name; an empty one is written as nothing, and so is an absent optional;
/// - a nested value's names are joined by dots (`author.name`); one without any value is written as nothing;
/// - an empty text is written as `name=`, which only a text is read from: absent and empty differ;
/// - sets and dictionaries are sorted; UUIDs are in small letters; dates have whole seconds of UTC;
/// - a number that is none (infinite, NaN) is written as nothing.
///
/// Lists hold plain values: a list of lists or of values with parts has no form here, whatever it holds.
struct KeyValueEncoder: Encoder {
    final class Output {
        var pairs = KeyValuePairs()
    }

    let output: Output
    let name: String
    var isTail = false
    /// Whether it writes one value of a list.
    var isElement = false
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// - Parameter name: what all names begin with; empty for none.
    static func pairs(of value: some Encodable, below name: String = "") -> KeyValuePairs {
        let output = Output()
        do {
            try KeyValueEncoder(output: output, name: name).write(value)
        } catch {
            // A mistake of the query's type, met with its first value: no text that a visitor sends can bring it about.
            preconditionFailure("\(type(of: value)) cannot be written as a query: \(error)")
        }
        return output.pairs
    }

    func write<Value: Encodable>(_ value: Value) throws {
        switch KeyValueForm.of(Value.self) {
        case .plain: writePlain(value)
        case .sorted: try writeSorted(value)
        case .encoded: try value.encode(to: self)
        }
    }

    private func writePlain(_ value: some Encodable) {
        switch value {
        case let text as String: append(text)
        case let identifier as UUID: append(identifier.lowercase)
        case let flag as Bool: append(flag ? "true" : "false")
        case let date as Date: append(RFC3339.string(from: date))
        case let number as Double: if number.isFinite { append(String(describing: number)) }
        case let number as Float: if number.isFinite { append(String(describing: number)) }
        default: append(String(describing: value))
        }
    }

    func append(_ text: String) {
        if isTail {
            output.pairs.tail = text
        } else {
            output.pairs.values.append(KeyValuePair(name: name, value: text))
        }
    }

    /// Sets and dictionaries have another order in each process.
    private func writeSorted(_ value: some Encodable) throws {
        let start = output.pairs.values.count
        try value.encode(to: self)
        let isDictionary = value is any ExpressibleByDictionaryLiteral
        output.pairs.values[start...].sort { first, second in
            isDictionary
                ? first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
                : first.value.utf8.lexicographicallyPrecedes(second.value.utf8)
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyValuePartsEncoder(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { KeyValueListEncoder(encoder: self, isList: true) }
    func singleValueContainer() -> any SingleValueEncodingContainer {
        KeyValueListEncoder(encoder: self, isList: false)
    }
}
