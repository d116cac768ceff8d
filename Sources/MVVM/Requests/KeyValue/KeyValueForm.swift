import Foundation
import Synchronization

/// How a type of values is written as pairs.
enum KeyValueForm {
    /// One text.
    case plain
    /// A set or dictionary: its elements, in an order that is the same in each process.
    case sorted
    /// Its parts, or whatever else its own `encode(to:)` says.
    case encoded

    /// What was found already. Asking a type for its protocols takes longer than to write a value, and a page links
    /// hundreds of times; a type's form never changes, so nothing can tell whether an answer comes from here.
    private static let known = Mutex<[ObjectIdentifier: KeyValueForm]>([:])

    static func of<Value>(_ type: Value.Type) -> KeyValueForm {
        known.withLock { known in
            if let form = known[ObjectIdentifier(type)] { return form }
            let form = find(type)
            known[ObjectIdentifier(type)] = form
            return form
        }
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
