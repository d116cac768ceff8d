/// What a name in a template means, before it is put into a program's tables.
enum Target: Equatable {
    case names([String])
    /// `location` is that of the last one in the value that the first is asked of, if it is the current one.
    case slots([Int], Origin, location: Location? = nil)

    enum Origin: Equatable {
        /// The current value (0) or one further out.
        case outwards(Int)
        /// The outermost value.
        case root
    }
}
