/// One step of a program. Offsets are indices into `Program.operations` or `Program.literals`.
///
/// Every payload is trivial, so that the executor copies an operation without counting references.
enum Operation: Sendable, Equatable {
    /// Writes bytes of `Program.literals`.
    case literal(start: Int, end: Int)
    case interpolate(Reference, Escaping)
    /// Writes bytes of `Program.literals`, maybe none, and then the text that lies `offset` bytes behind the beginning of the
    /// current value, escaped as HTML: two steps in one, since nearly every tag stands behind text and each step is a jump
    /// that the processor has to guess.
    case text(start: Int, end: Int, offset: Int)
    /// The same for all else that lies at a known place of the current value.
    case stored(start: Int, end: Int, Location, Escaping)
    /// Goes on with the next operation if the value is true (`isNegated`: false), else with `end`. Pushes nothing.
    case test(Reference, isNegated: Bool, end: Int)
    /// Runs the operations up to `end` once for each value, with that value as the current one. `keepsCurrent` says that
    /// they look into the value that is current now, or further out.
    case enter(Reference, keepsCurrent: Bool, end: Int)
    /// Runs a procedure, a partial that contains itself. Its lines get the bytes of `Program.literals` as indentation.
    case call(procedure: Int, indentation: CallIndentation)
    /// Writes the indentation that the running procedure was called with.
    case indent
    /// Finds, compiles and runs a partial that a value names; only in unbound programs.
    case dynamicPartial(Reference, site: Int)
}
