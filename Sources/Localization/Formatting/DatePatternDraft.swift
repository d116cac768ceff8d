// Reads a CLDR date pattern (UTS 35 part 4 §8) into its parts. Owns the meaning of its letters.

struct DatePatternDraft {
    /// What a pattern is made of.
    enum Part {
        case literal([UInt8])
        case year
        /// A unit, and the literals beside it.
        case unit(DatePattern.Unit, Values, before: [UInt8] = [], after: [UInt8] = [])
    }

    /// All that a unit may be.
    enum Values {
        case names([String])
        case numbers([Int], width: Int)
    }

    private(set) var parts: [Part] = []

    /// nil where the pattern has a field that is not compiled.
    init?(_ pattern: String, symbols: DateSymbols) {
        for field in DatePatternField.fields(of: pattern) {
            switch field {
            case .literal(let bytes): add(literal: bytes)
            case .letters("y", 1): parts.append(.year)
            case .letters(let letter, let count):
                guard let part = Self.part(letter, count, symbols) else { return nil }
                add(part.unit, part.values)
            }
        }
    }

    /// Gives a literal to the unit before it. `DatePatternField.fields` never yields two in a row, so no `after` is lost.
    private mutating func add(literal: [UInt8]) {
        if case .unit(let unit, let values, let before, _) = parts.last {
            parts[parts.count - 1] = .unit(unit, values, before: before, after: literal)
        } else {
            parts.append(.literal(literal))
        }
    }

    /// Takes the literal before it along, if no unit has.
    private mutating func add(_ unit: DatePattern.Unit, _ values: Values) {
        if case .literal(let literal) = parts.last {
            parts[parts.count - 1] = .unit(unit, values, before: literal)
        } else {
            parts.append(.unit(unit, values))
        }
    }

    private static func part(
        _ letter: Character, _ count: Int, _ symbols: DateSymbols
    ) -> (unit: DatePattern.Unit, values: Values)? {
        let oneToEleven = [Int](1...11)
        return switch (letter, count) {
        case ("y", 2): (.yearOfCentury, .numbers([Int](0..<100), width: 2))
        case ("M", 1...2), ("L", 1...2): (.month, .numbers([Int](1...12), width: count))
        case ("M", 3...4): names(of: symbols.months, count, of: 12).map { (.month, $0) }
        case ("L", 3...4): names(of: symbols.standaloneMonths, count, of: 12).map { (.month, $0) }
        case ("E", 1...4): names(of: symbols.weekdays, count, of: 7).map { (.weekday, $0) }
        case ("c", 3...4): names(of: symbols.standaloneWeekdays, count, of: 7).map { (.weekday, $0) }
        case ("a", 1...3) where symbols.dayHalves.count == 2: (.dayHalf, .names(symbols.dayHalves))
        case ("d", 1...2): (.day, .numbers([Int](1...31), width: count))
        // What midnight and noon are called: 0 and 12, 12 and 12, 0 and 0, 24 and 12.
        case ("H", 1...2): (.hour, .numbers([Int](0...23), width: count))
        case ("h", 1...2): (.hour, .numbers([12] + oneToEleven + [12] + oneToEleven, width: count))
        case ("K", 1...2): (.hour, .numbers([0] + oneToEleven + [0] + oneToEleven, width: count))
        case ("k", 1...2): (.hour, .numbers([24] + [Int](1...23), width: count))
        case ("m", 1...2): (.minute, .numbers([Int](0..<60), width: count))
        case ("s", 1...2): (.second, .numbers([Int](0..<60), width: count))
        default: nil
        }
    }

    /// nil where a calendar has not the months or days that ours counts.
    private static func names(of names: DateSymbols.Names, _ letters: Int, of count: Int) -> Values? {
        let chosen = letters == 4 ? names.wide : names.short
        return chosen.count == count ? .names(chosen) : nil
    }
}
