/// What a name in a template means, before it is put into a program's tables.
enum Target: Equatable {
    case names([String])
    case slots([Int], Origin)

    enum Origin: Equatable {
        /// The current value (0) or one further out.
        case outwards(Int)
        /// The outermost value.
        case root
    }
}
