/// Writes the texts of a pattern's parts one behind the other: an array for each would make a start with many locales slow.
struct DatePatternTexts {
    private let digits: IntegerFormat
    /// Where each text lies in `bytes`.
    private(set) var places: [Range<Int32>] = []
    private(set) var bytes: [UInt8] = []
    /// Bytes of the longest date.
    private(set) var longest = 0

    init(_ digits: IntegerFormat) { self.digits = digits }

    mutating func add(_ part: DatePatternDraft.Part) -> DatePattern.Step {
        let first = places.count
        switch part {
        case .year:
            // At most five digits: see `DateFormat.compiledSpan`.
            longest += digits.digitWidth * 5
            return .year
        case .literal(let text):
            add { $1 += text }
            longest += text.count
            return .literal(first)
        case .unit(let unit, let values, let before, let after):
            add(values, between: before, and: after)
            longest += places[first...].map(\.count).max() ?? 0
            return .unit(unit, first: first)
        }
    }

    private mutating func add(_ values: DatePatternDraft.Values, between before: [UInt8], and after: [UInt8]) {
        switch values {
        case .names(let names):
            for name in names { add { $1 += before + name.utf8 + after } }
        case .numbers(let numbers, let width):
            for number in numbers {
                add { digits, bytes in
                    bytes += before
                    if number < 10, width == 2 { digits.append(digit: 0, to: &bytes) }
                    digits.append(number, grouped: false, to: &bytes)
                    bytes += after
                }
            }
        }
    }

    private mutating func add(_ write: (IntegerFormat, inout [UInt8]) -> Void) {
        let start = Int32(bytes.count)
        write(digits, &bytes)
        places.append(start..<Int32(bytes.count))
    }
}
