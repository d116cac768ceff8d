/// Why a draft is not an idea yet. One field may have one problem.
enum IdeaDraftProblem: Hashable, Sendable {
    enum Field: Hashable, Sendable {
        case title
        case text
        case authorName
        case tags
    }

    /// Fewer letters than `minimum` once trimmed.
    case tooShort(Field, minimum: Int)
    /// More letters than `maximum`; for tags, one of them.
    case tooLong(Field, maximum: Int)
    case tooManyTags(maximum: Int)
}
