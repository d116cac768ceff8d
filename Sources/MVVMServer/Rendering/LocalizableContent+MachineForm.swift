import Foundation
import MVVM

extension LocalizableContent {
    /// A number or date as programs read it: digits, or RFC 3339. Nothing for a text.
    func appendMachineForm(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): bytes.append(contentsOf: String(number.value).utf8)
        case .double(let number): append(number.value, to: &bytes)
        case .date(let date): bytes += RFC3339.bytes(from: date.value)
        case .percent(let share): append(share.value, to: &bytes)
        case .ordinal(let place): bytes.append(contentsOf: String(place.value).utf8)
        case .currency(let amount):
            bytes.append(contentsOf: (amount.value.isFinite ? "\(amount.value)" : "null").utf8)
        case .measurement(let measurement): append(measurement.value, to: &bytes)
        case .relativeDate(let date): bytes += RFC3339.bytes(from: date.value)
        case .dateRange(let range):
            bytes += RFC3339.bytes(from: range.start) + [UInt8(ascii: "/")] + RFC3339.bytes(from: range.end)
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

    private func append(_ number: Double, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (number.isFinite ? String(number) : "null").utf8)
    }
}
