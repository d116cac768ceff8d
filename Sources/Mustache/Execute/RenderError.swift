/// Why a page could not be finished.
public enum RenderError: Error, Equatable {
    /// More than `Executor.maximumDepth` values or partials inside each other.
    case tooDeep
    /// A lambda's result, or a partial that a value names, is no template; only unbound programs.
    case mistakes(TemplateMistakes)
    /// A context, or the closure that the bytes are lent to, rendered with the executor that is serving it.
    case executorInUse
    /// A value answered otherwise than its schema says, or a name refers to a value that is not there.
    case schemaViolated
}
