/// Why a form was refused; all of them are 400 or, for the sizes, 413.
public enum FormError: Error, Sendable, Hashable {
    case tooManyPairs
    case nameTooLong
    case valueTooLong
    /// A "%" without two hex digits.
    case malformedEncoding
    case notUTF8
}
