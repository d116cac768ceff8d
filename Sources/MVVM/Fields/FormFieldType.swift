/// The control of a field.
public enum FormFieldType: Sendable, Hashable {
    case text(inputType: FormInputType)
    /// Several lines; `rows` is the height it begins with.
    case textArea(rows: Int)
}

/// HTML's input types (HTML Living Standard §4.10.5.1).
public struct FormInputType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = FormInputType(rawValue: "text")
    public static let email = FormInputType(rawValue: "email")
    public static let search = FormInputType(rawValue: "search")
    public static let url = FormInputType(rawValue: "url")
}
