/// The static shape of a value: what `Binder` checks templates against.
///
/// A schema is told from others by identity, so a closure of `Kind.object` returns the same instance each time.
public final class Schema: Sendable {
    /// What mistakes call it, e.g. `IdeaCardViewModel`.
    public let name: String
    /// A field's index is its slot: what `Context.visit` is asked for.
    public let fields: [Field]
    private let slots: [String: Int]

    /// The first of two fields with one name counts.
    public init(name: String, fields: [Field]) {
        self.name = name
        self.fields = fields
        self.slots = Dictionary(zip(fields.map(\.name), fields.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The slot of a field, nil where there is none: what a `Context` of this shape answers.
    public func slot(for name: String) -> Int? { slots[name] }

    public struct Field: Sendable {
        public let name: String
        public let kind: Kind
        /// Given to values that are known before any page is rendered, such as a localized string: `Program.folding`
        /// asks for the bytes behind this number. Two fields may share it if their values are the same.
        public let constant: Int?
        /// Where it lies in its value; nil where the value has to be asked.
        public let location: Location?

        public init(_ name: String, _ kind: Kind, constant: Int? = nil, location: Location? = nil) {
            self.name = name
            self.kind = kind
            self.constant = constant
            self.location = location
        }
    }

    public indirect enum Kind: Sendable {
        case text
        case number
        case flag
        /// HTML that is known to be safe.
        case trusted
        case optional(Kind)
        case list(Kind)
        /// Lazy, so that a type may contain itself.
        case object(@Sendable () -> Schema)
        /// An enum: its schema has a field for each case, absent (or false) unless it is the current case. Written, it is its
        /// `Slot.itself`: the name of the case.
        case cases(@Sendable () -> Schema)
        /// A text that has parts as well, such as a date and its machine-readable form. Written, it is its `Slot.itself`.
        case textual(@Sendable () -> Schema)
    }
}
