import Synchronization

/// What is made on demand and kept, up to a limit: visitors decide what is asked for, so nothing may grow for ever.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let limit: Int
    private let values = Mutex<[Key: Value]>([:])

    init(limit: Int) { self.limit = limit }

    /// The kept value, or the one that `make` makes; a full cache begins again.
    ///
    /// `make` runs outside the lock, so two callers at once may both run it.
    func value(for key: Key, make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let made = make()
        values.withLock { values in
            if values.count >= limit { values.removeAll() }
            values[key] = made
        }
        return made
    }

    /// For tests.
    var count: Int { values.withLock(\.count) }
}
