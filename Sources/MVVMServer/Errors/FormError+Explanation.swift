import HTTP

extension FormError {
    /// 413 for the sizes, else 400, with the reason.
    ///
    /// - Parameter whole: what was read: a form, or a query.
    func failure(of whole: String = "form") -> HTTPFailure {
        switch self {
        case .tooManyPairs: HTTPFailure(.contentTooLarge, detail: "The \(whole) has too many fields.")
        case .nameTooLong: HTTPFailure(.contentTooLarge, detail: "A field's name is too long.")
        case .valueTooLong: HTTPFailure(.contentTooLarge, detail: "A field's value is too long.")
        case .malformedEncoding: .badRequest("The \(whole) holds a '%' without two hexadecimal digits.")
        case .notUTF8: .badRequest("The \(whole) holds a text that is not UTF-8.")
        }
    }
}
