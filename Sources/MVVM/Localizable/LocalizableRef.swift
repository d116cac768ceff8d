/// A text of the catalog by its key, with what its slots hold.
public struct LocalizableRef: Sendable, Hashable {
    /// The components below the locale: `["StageKind", "planned"]`.
    public let key: [String]
    public let substitutions: [String: LocalizableContent]

    public init(key: [String], substitutions: [String: LocalizableContent] = [:]) {
        self.key = key
        self.substitutions = substitutions
    }

    /// The reference of a wrapper before its face is written: its property's row in the table holds the key.
    static let unbound = LocalizableRef(key: [])
}
