/// HTML's input types that take a value (HTML Living Standard §4.10.5.1); those that are buttons are none of a form's
/// fields.
public enum FormInputType: String, Sendable, Hashable, CaseIterable {
    case text, search, tel, url, email, password
    case number, range
    case date, month, week, time
    case datetimeLocal = "datetime-local"
    case color, file

    /// One line of text: what has a length, a pattern, a size.
    var isText: Bool {
        switch self {
        case .text, .search, .tel, .url, .email, .password: true
        case .number, .range, .date, .month, .week, .time, .datetimeLocal, .color, .file: false
        }
    }

    /// What has an order: a least, a greatest, a step.
    var isOrdered: Bool {
        switch self {
        case .number, .range, .date, .month, .week, .time, .datetimeLocal: true
        case .text, .search, .tel, .url, .email, .password, .color, .file: false
        }
    }
}
