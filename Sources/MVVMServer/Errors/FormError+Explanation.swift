import HTTP

extension FormError {
    /// 413 for the sizes, else 400, with the reason.
    ///
    /// - Parameter part: what was read: a form, or a query.
    func failure(of part: UnreadablePart) -> HTTPFailure {
        switch self {
        case .tooManyPairs: HTTPFailure(.contentTooLarge, reason: "There are too many fields.")
        case .nameTooLong: HTTPFailure(.contentTooLarge, reason: "A field's name is too long.")
        case .valueTooLong: HTTPFailure(.contentTooLarge, reason: "A field's value is too long.")
        case .malformedEncoding: .unreadable(part, "A '%' is followed by something else than two hexadecimal digits.")
        case .notUTF8: .unreadable(part, "A text is not UTF-8.")
        }
    }
}
