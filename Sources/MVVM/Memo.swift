import Synchronization

/// What is made on demand and kept, up to a limit: where visitors decide what is asked for, nothing may grow for ever.
///
/// Its callers in other modules are in the path of a request, so all of it is inlinable: it is specialized there.
@usableFromInline
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let limit: Int
    @usableFromInline let values = Mutex<[Key: Value]>([:])

    @inlinable package init(limit: Int) { self.limit = limit }

    /// The kept value, or the one that `make` makes; a full memo begins again.
    ///
    /// `make` runs outside the lock, so two callers at once may both run it.
    @inlinable
    package func value(for key: Key, make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let made = make()
        values.withLock { values in
            if values.count >= limit { values.removeAll() }
            values[key] = made
        }
        return made
    }

    /// For tests.
    package var count: Int { values.withLock(\.count) }
}
