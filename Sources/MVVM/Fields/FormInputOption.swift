/// What a control is told about its value; the rules themselves are the server's.
public enum FormInputOption: Sendable, Hashable {
    case required(value: Bool)
    /// In UTF-16 code units, as browsers count them.
    case maxLength(value: Int)
    /// A token of HTML's autofill (HTML Living Standard §4.10.18.7).
    case autocomplete(value: String)
}
