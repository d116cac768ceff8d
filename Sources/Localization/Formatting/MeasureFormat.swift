import MVVM

/// Writes numbers with their units, in the form that the number asks for: "1 kilometer", "2 kilometers".
final class MeasureFormat: Sendable {
    private let locale: LocaleTag
    private let formats = Memo<Key, ICUObject?>(limit: 256)

    private struct Key: Hashable {
        let unit: String
        let width: LocalizableMeasurement.Width
        let fractionDigits: Int
    }

    init(_ locale: LocaleTag) { self.locale = locale }

    /// A unit that CLDR does not know stands behind the number as it is.
    func text(of measurement: LocalizableMeasurement) -> String {
        let fractionDigits = min(max(measurement.maximumFractionDigits, 0), 40)
        let key = Key(unit: measurement.unit.rawValue, width: measurement.width, fractionDigits: fractionDigits)
        let format = formats.value(for: key) {
            let precision = "." + String(repeating: "#", count: fractionDigits)
            return ICU.numberFormat(
                locale.icuIdentifier, skeleton: "unit/\(key.unit) \(key.width.skeleton) \(precision)")
        }
        return format?.use { ICU.text(of: measurement.value, with: $0) } ?? "\(measurement.value) \(key.unit)"
    }
}

extension LocalizableMeasurement.Width {
    /// In ICU's number skeletons.
    var skeleton: String {
        switch self {
        case .long: "unit-width-full-name"
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        }
    }
}
