import MVVM

extension LocalizableContent {
    /// A number or date as programs read it: digits, or RFC 3339. Nothing for a text.
    func appendMachineForm(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): bytes.append(decimal: number.value)
        case .double(let number): bytes.append(number.value)
        case .date(let date): RFC3339.append(date.value, to: &bytes)
        case .empty, .text, .reference: break
        }
    }
}
