// Reads a CLDR date pattern (UTS 35 part 4 §8) into steps. Owns the meaning of its letters.

struct DatePatternDraft {
    private(set) var steps: [DatePattern.Step] = []
    private(set) var texts: [Range<Int>] = []
    private(set) var pool: [UInt8] = []

    /// nil where the pattern has a field that is not compiled.
    init?(_ pattern: String, symbols: DateSymbols) {
        for field in DatePatternField.fields(of: pattern) {
            switch field {
            case .literal(let bytes): steps.append(.literal(add([bytes])))
            case .letters(let letter, let count):
                guard let step = step(letter, count, symbols) else { return nil }
                steps.append(step)
            }
        }
    }

    /// The bytes of the longest text that a step writes; 0 for a number.
    func length(of step: DatePattern.Step) -> Int {
        let (first, count) =
            switch step {
            case .literal(let index): (index, 1)
            case .monthName(let january): (january, 12)
            case .weekday(let sunday): (sunday, 7)
            case .dayHalf(let morning): (morning, 2)
            case .year, .twoDigitYear, .month, .day, .hour, .minute, .second: (0, 0)
            }
        return texts[first..<first + count].map(\.count).max() ?? 0
    }

    private mutating func step(_ letter: Character, _ count: Int, _ symbols: DateSymbols) -> DatePattern.Step? {
        switch (letter, count) {
        case ("y", 2): .twoDigitYear
        case ("y", 1): .year
        case ("M", 1...2), ("L", 1...2): .month(width: count)
        case ("M", 3...4): add(symbols.months, count, of: 12).map(DatePattern.Step.monthName)
        case ("L", 3...4): add(symbols.standaloneMonths, count, of: 12).map(DatePattern.Step.monthName)
        case ("E", 1...4): add(symbols.weekdays, count, of: 7).map(DatePattern.Step.weekday)
        case ("c", 3...4): add(symbols.standaloneWeekdays, count, of: 7).map(DatePattern.Step.weekday)
        case ("a", 1...3) where symbols.dayHalves.count == 2: .dayHalf(add(symbols.dayHalves.map { Array($0.utf8) }))
        case ("d", 1...2): .day(width: count)
        case ("H", 1...2): .hour(.from0To23, width: count)
        case ("h", 1...2): .hour(.from1To12, width: count)
        case ("K", 1...2): .hour(.from0To11, width: count)
        case ("k", 1...2): .hour(.from1To24, width: count)
        case ("m", 1...2): .minute(width: count)
        case ("s", 1...2): .second(width: count)
        default: nil
        }
    }

    /// nil where a calendar has not the months or days that ours counts.
    private mutating func add(_ names: DateSymbols.Names, _ letters: Int, of count: Int) -> Int? {
        let chosen = letters == 4 ? names.wide : names.short
        return chosen.count == count ? add(chosen.map { Array($0.utf8) }) : nil
    }

    /// The index of the first.
    private mutating func add(_ texts: [[UInt8]]) -> Int {
        for text in texts {
            self.texts.append(pool.count..<pool.count + text.count)
            pool += text
        }
        return self.texts.count - texts.count
    }
}
