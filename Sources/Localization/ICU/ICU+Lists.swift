import MVVM
import _FoundationICU

extension ICU {
    static func listFormat(_ identifier: String, _ kind: LocalizableList.Kind) -> ICUObject? {
        var status = U_ZERO_ERROR
        let type =
            switch kind {
            case .and: ULISTFMT_TYPE_AND
            case .or: ULISTFMT_TYPE_OR
            case .units: ULISTFMT_TYPE_UNITS
            }
        let format = swift_ulistfmt_openForType(identifier, type, ULISTFMT_WIDTH_WIDE, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_ulistfmt_close($0) }
    }

    static func text(of items: [String], with format: OpaquePointer) -> String? {
        // One buffer holds all items; ICU gets a pointer to each.
        var units: [UChar] = []
        var ranges: [Range<Int>] = []
        for item in items {
            let start = units.count
            units.append(contentsOf: item.utf16)
            ranges.append(start..<units.count)
        }
        let lengths = ranges.map { Int32($0.count) }
        return units.withUnsafeBufferPointer { buffer -> String? in
            guard let base = buffer.baseAddress else { return nil }
            let pointers: [UnsafePointer<UChar>?] = ranges.map { base + $0.lowerBound }
            // The words between two items are short.
            return text(capacity: buffer.count + 64 * (items.count + 1)) {
                swift_ulistfmt_format(format, pointers, lengths, Int32(items.count), $0, $1, &$2)
            }
        }
    }
}
