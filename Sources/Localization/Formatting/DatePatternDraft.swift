// Reads a CLDR date pattern (UTS 35 part 4 §8) into its parts. Owns the meaning of its letters.

struct DatePatternDraft {
    /// What a pattern is made of, with all texts that may stand there.
    enum Part {
        case literal([UInt8])
        case year
        case field(DatePattern.Field, [[UInt8]])

        /// The bytes of the longest text; 0 for a year.
        var longest: Int {
            switch self {
            case .literal(let text): text.count
            case .year: 0
            case .field(_, let texts): texts.map(\.count).max() ?? 0
            }
        }
    }

    private(set) var parts: [Part] = []

    /// nil where the pattern has a field that is not compiled.
    init?(_ pattern: String, symbols: DateSymbols, digits: DateDigits) {
        for field in DatePatternField.fields(of: pattern) {
            switch field {
            case .literal(let bytes): add(literal: bytes)
            case .letters("y", 1): parts.append(.year)
            case .letters(let letter, let count):
                guard let part = Self.part(letter, count, symbols, digits) else { return nil }
                add(part.field, part.texts)
            }
        }
    }

    /// A literal becomes the end of all texts before it,
    private mutating func add(literal: [UInt8]) {
        if case .field(let field, let texts) = parts.last {
            parts[parts.count - 1] = .field(field, texts.map { $0 + literal })
        } else {
            parts.append(.literal(literal))
        }
    }

    /// or the beginning of those behind it.
    private mutating func add(_ field: DatePattern.Field, _ texts: [[UInt8]]) {
        if case .literal(let literal) = parts.last {
            parts[parts.count - 1] = .field(field, texts.map { literal + $0 })
        } else {
            parts.append(.field(field, texts))
        }
    }

    private static func part(
        _ letter: Character, _ count: Int, _ symbols: DateSymbols, _ digits: DateDigits
    ) -> (field: DatePattern.Field, texts: [[UInt8]])? {
        let numbers = { (values: [Int]) in values.map { digits.text($0, width: count) } }
        let clock = [Int](1...11)
        return switch (letter, count) {
        case ("y", 2): (.yearOfCentury, numbers([Int](0..<100)))
        case ("M", 1...2), ("L", 1...2): (.month, numbers([Int](1...12)))
        case ("M", 3...4): texts(of: symbols.months, count, of: 12).map { (.month, $0) }
        case ("L", 3...4): texts(of: symbols.standaloneMonths, count, of: 12).map { (.month, $0) }
        case ("E", 1...4): texts(of: symbols.weekdays, count, of: 7).map { (.weekday, $0) }
        case ("c", 3...4): texts(of: symbols.standaloneWeekdays, count, of: 7).map { (.weekday, $0) }
        case ("a", 1...3) where symbols.dayHalves.count == 2: (.dayHalf, symbols.dayHalves.map { Array($0.utf8) })
        case ("d", 1...2): (.day, numbers([Int](1...31)))
        // What midnight and noon are called: 0 and 12, 12 and 12, 0 and 0, 24 and 12.
        case ("H", 1...2): (.hour, numbers([Int](0...23)))
        case ("h", 1...2): (.hour, numbers([12] + clock + [12] + clock))
        case ("K", 1...2): (.hour, numbers([0] + clock + [0] + clock))
        case ("k", 1...2): (.hour, numbers([24] + [Int](1...23)))
        case ("m", 1...2): (.minute, numbers([Int](0..<60)))
        case ("s", 1...2): (.second, numbers([Int](0..<60)))
        default: nil
        }
    }

    /// nil where a calendar has not the months or days that ours counts.
    private static func texts(of names: DateSymbols.Names, _ letters: Int, of count: Int) -> [[UInt8]]? {
        let chosen = letters == 4 ? names.wide : names.short
        return chosen.count == count ? chosen.map { Array($0.utf8) } : nil
    }
}
