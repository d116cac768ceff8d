/// What a called procedure puts before each of its lines.
enum CallIndentation: Sendable, Equatable {
    /// The call stands inside a line: nothing.
    case none
    /// The caller's indentation, and behind it these bytes of `Program.literals`.
    case added(start: Int, end: Int)
}
