/// The rest of a dotted name, while its outer values are visited.
struct Descent {
    enum Steps {
        /// An index into `Program.paths`.
        case slots(Int)
        /// An index into `Program.names`.
        case names(Int)
    }

    let steps: Steps
    /// The step that the next object is asked for.
    var next = 1
    /// What the value at the end is wanted for.
    let purpose: Purpose
}
