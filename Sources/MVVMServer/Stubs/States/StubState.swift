/// A state in which a view model is looked at: the typical stub, one that is derived from it, or one of its own.
///
/// An open set: a view model's `stubs` and the codes of an error bring names of their own.
public struct StubState: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// `stub()` as it is.
    public static let typical = StubState(rawValue: "typical")

    /// Lists without elements, with one, with many.
    public static let empty = StubState(rawValue: "empty")
    public static let one = StubState(rawValue: "one")
    public static let many = StubState(rawValue: "many")
    /// Optional values that are not there.
    public static let absent = StubState(rawValue: "absent")
    /// People's texts: far too long, hostile, from right to left.
    public static let longest = StubState(rawValue: "longest")
    public static let hostile = StubState(rawValue: "hostile")
    public static let rightToLeft = StubState(rawValue: "rightToLeft")

    /// Forms: refused, held back, with the focus in the first field, being sent. `typical` is untouched.
    public static let invalid = StubState(rawValue: "invalid")
    public static let disabled = StubState(rawValue: "disabled")
    public static let focused = StubState(rawValue: "focused")
    public static let busy = StubState(rawValue: "busy")

    /// Pages: still on the way, and one that did not come.
    public static let loading = StubState(rawValue: "loading")
    public static let failed = StubState(rawValue: "failed")
}
