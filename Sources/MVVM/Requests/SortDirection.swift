/// Which end of an order comes first.
public enum SortDirection: Hashable, Sendable {
    case ascending
    case descending
}
