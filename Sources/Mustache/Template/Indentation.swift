/// How a tag stands in its line.
enum Indentation: Sendable {
    /// Something else stands before it in the line.
    case inline
    /// Only these blanks (a range of the source) stand before it, and they are text.
    case leading(Range<Int>)
    /// It has the line for itself: the blanks before it and the line's end are no text. For a block these are the blanks
    /// before the first line of its content, which the specification calls its intrinsic indentation.
    case standalone(Range<Int>)
}
