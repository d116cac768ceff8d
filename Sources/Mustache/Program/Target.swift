/// What a name in a template means, before it is put into a program's tables.
enum Target: Equatable {
    case names([String])
    /// `location` is that of the last one in the value that the first is asked of, if it is the current one.
    case slots([Int], Origin, location: Location? = nil)

    /// Whether its elements are texts that are read where they lie.
    var isStoredTexts: Bool {
        if case .slots(_, .outwards(0), let location?) = self { location.form == .texts } else { false }
    }

    enum Origin: Equatable {
        /// The current value (0) or one further out.
        case outwards(Int)
        /// The outermost value.
        case root
    }
}
