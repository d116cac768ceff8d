import Foundation
import MVVM

extension LocalizableContent {
    /// A number or date as programs read it: digits, or RFC 3339. Nothing for a text.
    func appendMachineForm(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): bytes.append(decimal: number.value)
        case .double(let number): bytes.append(decimal: number.value)
        case .date(let date): RFC3339.append(date.value, to: &bytes)
        case .percent(let share): bytes.append(decimal: share.value)
        case .ordinal(let place): bytes.append(decimal: place.value)
        case .currency(let amount):
            bytes.append(contentsOf: (amount.value.isFinite ? "\(amount.value)" : "null").utf8)
        case .measurement(let measurement): bytes.append(decimal: measurement.value)
        case .relativeDate(let date): RFC3339.append(date.value, to: &bytes)
        case .dateRange(let range):
            RFC3339.append(range.start, to: &bytes)
            bytes.append(UInt8(ascii: "/"))
            RFC3339.append(range.end, to: &bytes)
        case .empty, .text, .reference, .template, .list, .compound, .array: break
        }
    }

    /// What a number counts: a currency's code, a unit's identifier.
    var machineUnit: String? {
        switch self {
        case .currency(let amount): amount.code
        case .measurement(let measurement): measurement.unit.rawValue
        default: nil
        }
    }
}
