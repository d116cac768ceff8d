/// The versions of the contract that have a property: from `first` to `last`, both included.
public struct VersionSpan: Sendable, Hashable {
    /// nil is as old as the contract.
    public let first: SystemVersion?
    /// nil goes on.
    public let last: SystemVersion?

    public init(vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil) {
        first = vFirst
        last = vLast
    }

    public static let always = VersionSpan()

    public func contains(_ version: SystemVersion) -> Bool {
        first.map { $0 <= version } ?? true && last.map { version <= $0 } ?? true
    }

    /// The versions from which on something else is written: the first that has the property, the first that has it no more.
    package var edges: [SystemVersion] {
        [first, last?.next].compactMap(\.self)
    }
}
