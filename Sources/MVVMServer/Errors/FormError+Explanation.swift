import HTTP

extension FormError {
    /// 413 for the sizes, else 400, with the reason.
    var failure: HTTPFailure {
        switch self {
        case .tooManyPairs: HTTPFailure(.contentTooLarge, detail: "The form has too many fields.")
        case .nameTooLong: HTTPFailure(.contentTooLarge, detail: "A field's name is too long.")
        case .valueTooLong: HTTPFailure(.contentTooLarge, detail: "A field's value is too long.")
        case .malformedEncoding: .badRequest("The form holds a '%' without two hexadecimal digits.")
        case .notUTF8: .badRequest("The form holds a text that is not UTF-8.")
        }
    }
}
