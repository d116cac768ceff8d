/// Writes the texts of a pattern's parts one behind the other.
struct DatePatternTexts {
    let digits: DateDigits
    /// Where each text lies in `bytes`.
    private(set) var places: [Range<Int32>] = []
    private(set) var bytes: [UInt8] = []
    /// Bytes of the longest date.
    private(set) var longest = 0

    init(_ digits: DateDigits) { self.digits = digits }

    mutating func add(_ part: DatePatternDraft.Part) -> DatePattern.Step {
        let first = places.count
        defer { longest += places[first...].map(\.count).max() ?? 0 }
        switch part {
        case .literal(let text):
            add { $0 += text }
            return .literal(first)
        case .year:
            // At most five digits: see `DateFormat.compiledSpan`.
            longest += digits.width * 5
            return .year
        case .field(let field, .names(let names), let before, let after):
            for name in names { add { $0 += before + name.utf8 + after } }
            return .field(field, first: first)
        case .field(let field, .numbers(let numbers, let width), let before, let after):
            for number in numbers {
                add { [digits] bytes in
                    bytes += before
                    digits.append(number, width: width, to: &bytes)
                    bytes += after
                }
            }
            return .field(field, first: first)
        }
    }

    private mutating func add(_ write: (inout [UInt8]) -> Void) {
        let start = Int32(bytes.count)
        write(&bytes)
        places.append(start..<Int32(bytes.count))
    }
}
