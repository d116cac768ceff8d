/// Which of a locale's number formats.
enum NumberStyle: Sendable, Hashable {
    case decimal
    case percent
    /// By its ISO 4217 code.
    case currency(String)

    /// ICU's number skeleton.
    var skeleton: String {
        switch self {
        case .decimal: ".######"
        case .percent: "percent ."
        case .currency(let code): "currency/\(code)"
        }
    }
}
