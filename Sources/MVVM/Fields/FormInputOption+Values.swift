import Foundation

// What each option says, as the markup writes it; nil for every other option.
extension FormInputOption {
    var minLength: Int? {
        switch self {
        case .minLength(let value): value
        case .rangeLength(let range): range.lowerBound
        default: nil
        }
    }

    var maxLength: Int? {
        switch self {
        case .maxLength(let value): value
        case .rangeLength(let range): range.upperBound
        default: nil
        }
    }

    var minValue: String? { if case .minValue(let value) = self { String(value) } else { nil } }
    var maxValue: String? { if case .maxValue(let value) = self { String(value) } else { nil } }
    var minDate: Date? { if case .minDate(let value) = self { value } else { nil } }
    var maxDate: Date? { if case .maxDate(let value) = self { value } else { nil } }
    var pattern: String? { if case .pattern(let value) = self { value } else { nil } }
    var size: Int? { if case .size(let value) = self { value } else { nil } }
    var autocomplete: String? { if case .autocomplete(let value) = self { value.rawValue } else { nil } }
    var autocapitalize: String? { if case .autocapitalize(let value) = self { value.rawValue } else { nil } }
    var inputMode: String? { if case .inputMode(let value) = self { value.rawValue } else { nil } }
    var accept: String? { if case .accept(let types) = self { types.joined(separator: ",") } else { nil } }

    var step: String? {
        guard case .step(let value) = self else { return nil }
        guard let value else { return "any" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
