/// Where a field lies in memory, so that a bound program reads it there instead of asking its value: a text of a card costs
/// one call less for each level between the engine and the field.
///
/// The engine trusts it like a type: whoever makes one of a value's real layout (`MemoryLayout.offset(of:)`) and gives it
/// only to the schema of that type has proved it right.
public struct Location: Sendable, Equatable {
    /// What lies there.
    public enum Form: Sendable, Equatable {
        /// A `String`.
        case text
        /// An `Int`.
        case integer
        /// A `Bool`.
        case flag
        /// A `[String]`.
        case texts
        /// What the value's context knows by this number: see `Context.visit(_:at:with:)`.
        case other(Int)
    }

    /// Bytes from the beginning of the value whose schema has the field.
    public let offset: Int
    public let form: Form

    public init(offset: Int, form: Form) {
        self.offset = offset
        self.form = form
    }

    /// A field of the value that lies here.
    func field(at inner: Location) -> Location { Location(offset: offset + inner.offset, form: inner.form) }
}
