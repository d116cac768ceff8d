/// Where an operation finds its value.
enum Reference: Sendable, Equatable {
    /// Something that lies at a known place of the current value.
    case stored(Location)
    /// A slot of the value that is current (depth 0) or was current `depth` values further out.
    case slot(Int, depth: Int)
    /// The same for a dotted name; the path is an index into `Program.paths`.
    case path(Int, depth: Int)
    /// A path from the outermost value.
    case rootPath(Int)
    /// An index into `Program.names`: looked up while running, in the current value first, then outwards.
    case name(Int)
}
