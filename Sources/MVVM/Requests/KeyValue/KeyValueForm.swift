import Foundation

/// How a type of values is written as pairs.
enum KeyValueForm {
    /// One text.
    case plain
    /// A set or dictionary: its elements, in an order that is the same in each process.
    case sorted
    /// Its parts, or whatever else its own `encode(to:)` says.
    case encoded

    /// What was found already: asking a type for its protocols takes longer than to write a value, and a page links
    /// hundreds of times.
    private static let known = Memo<ObjectIdentifier, KeyValueForm>(limit: .max)

    static func of<Value>(_ type: Value.Type) -> KeyValueForm {
        known.value(for: ObjectIdentifier(type)) { find(type) }
    }

    private static func find<Value>(_ type: Value.Type) -> KeyValueForm {
        switch type {
        case is String.Type, is Bool.Type, is UUID.Type, is Date.Type, is any BinaryInteger.Type, is Double.Type,
            is Float.Type:
            .plain
        case is any SetAlgebra.Type, is any ExpressibleByDictionaryLiteral.Type: .sorted
        default: .encoded
        }
    }
}
