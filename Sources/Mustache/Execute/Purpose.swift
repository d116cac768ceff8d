/// What the executor wants from the value that it visits now.
enum Purpose {
    case interpolate(Escaping)
    /// Only whether it is true.
    case test
    /// To run these operations over it, or over each of its elements.
    case enter(start: Int, end: Int)
    /// Only to get to a part of it: `Executor.descent`.
    case descend
    /// The name of a partial.
    case capture
}
