/// One key of an order.
public struct SortTerm<Key: SortKey>: Hashable, Sendable {
    public let key: Key
    public let direction: SortDirection

    public init(_ key: Key, _ direction: SortDirection = .ascending) {
        self.key = key
        self.direction = direction
    }
}
