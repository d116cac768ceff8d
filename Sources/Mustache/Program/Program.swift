/// A compiled template: flat operations over one array of literal bytes.
///
/// A bound program comes from `Binder`; its names are slots. An unbound one looks its names up while it runs.
public struct Program: Sendable {
    var operations: [Operation] = []
    /// Behind them `OutputBuffer.slack` zeros, so that a copy may end in whole words.
    var literals: [UInt8] = []
    /// The end of the main part; procedures stand behind it.
    var mainEnd = 0
    /// Partials that contain themselves.
    var procedures: [Range<Int>] = []
    /// Slots of dotted names.
    var paths: [[Int]] = []
    /// Parts of names that are looked up while running; none for `.`.
    var names: [[String]] = []
    /// For `Operation.interpolate` and `.test`: the id that `Schema.Field.constant` gave its value.
    var constants: [Int: Int] = [:]
    /// The names of the templates it was made of: itself, partials and parents.
    public internal(set) var templates: Set<String> = []
    /// What only unbound programs need: partials, dynamic names and lambdas.
    var unbound: UnboundParts?

    /// The number of bytes that are copied as they stand, and the number of operations: what folding changes.
    public var size: (literalBytes: Int, operations: Int) {
        (max(literals.count - OutputBuffer.slack, 0), operations.count)
    }
}
