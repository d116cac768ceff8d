import MVVM

extension LocalizableContent {
    /// A number or date as programs read it: digits, or RFC 3339. Nothing for a text.
    func appendMachineForm(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): bytes.append(contentsOf: String(number.value).utf8)
        case .double(let number): bytes.append(contentsOf: (number.value.isFinite ? String(number.value) : "null").utf8)
        case .date(let date): bytes += RFC3339.bytes(from: date.value)
        case .empty, .text, .reference: break
        }
    }
}
