import Mustache
import Synchronization

/// The place of a type's schema: filled once, before any template is bound.
final class SchemaSlot: Sendable {
    private let filled = Mutex(Schema(name: "", fields: []))

    var schema: Schema { filled.withLock { $0 } }

    func fill(with schema: Schema) { filled.withLock { $0 = schema } }
}
