// A CLDR date pattern (UTS 35 part 4 §8) compiled to the steps that write it.
// Owns the meaning of its letters. Does not know zones or which pattern a style has.

import MVVM

struct DatePattern: Sendable {
    private let steps: [Step]

    private enum Step: Sendable {
        case literal([UInt8])
        case year, twoDigitYear
        case month(width: Int)
        case day(width: Int)
        case monthName([[UInt8]])
        case weekday([[UInt8]])
        case hour(Clock, width: Int)
        case minute(width: Int)
        case second(width: Int)
        case dayHalf([[UInt8]])
    }

    /// What midnight and noon are called: UTS 35's `H`, `h`, `K`, `k`.
    private enum Clock: Sendable { case from0To23, from1To12, from0To11, from1To24 }

    /// nil where the pattern has a field that is not compiled: eras, zone names, flexible day periods.
    init?(_ pattern: String, symbols: DateSymbols) {
        var steps: [Step] = []
        var literal: [UInt8] = []
        for field in DatePatternField.fields(of: pattern) {
            switch field {
            case .literal(let bytes): literal += bytes
            case .letters(let letter, let count):
                guard let step = Self.step(letter, count, symbols) else { return nil }
                if !literal.isEmpty { steps.append(.literal(literal)) }
                literal = []
                steps.append(step)
            }
        }
        if !literal.isEmpty { steps.append(.literal(literal)) }
        self.steps = steps
    }

    func append(_ moment: CivilMoment, digits: IntegerFormat, to bytes: inout [UInt8]) {
        for step in steps {
            switch step {
            case .literal(let literal): bytes += literal
            case .year: digits.append(moment.date.year, width: 1, to: &bytes)
            case .twoDigitYear: digits.append(moment.date.year % 100, width: 2, to: &bytes)
            case .month(let width): digits.append(moment.date.month, width: width, to: &bytes)
            case .day(let width): digits.append(moment.date.day, width: width, to: &bytes)
            case .monthName(let names): bytes += names[moment.date.month - 1]
            case .weekday(let names): bytes += names[moment.weekday]
            case .hour(let clock, let width): digits.append(Self.hour(moment.hour, clock), width: width, to: &bytes)
            case .minute(let width): digits.append(moment.minute, width: width, to: &bytes)
            case .second(let width): digits.append(moment.second, width: width, to: &bytes)
            case .dayHalf(let names): bytes += names[moment.hour < 12 ? 0 : 1]
            }
        }
    }

    private static func hour(_ hour: Int, _ clock: Clock) -> Int {
        switch clock {
        case .from0To23: hour
        case .from1To12: hour % 12 == 0 ? 12 : hour % 12
        case .from0To11: hour % 12
        case .from1To24: hour == 0 ? 24 : hour
        }
    }

    private static func step(_ letter: Character, _ count: Int, _ symbols: DateSymbols) -> Step? {
        let width = count
        switch (letter, count) {
        case ("y", 2): return .twoDigitYear
        case ("y", 1): return .year
        case ("M", 1...2), ("L", 1...2): return .month(width: width)
        case ("M", 3...4): return names(symbols.months, count, of: 12).map(Step.monthName)
        case ("L", 3...4): return names(symbols.standaloneMonths, count, of: 12).map(Step.monthName)
        case ("E", 1...4): return names(symbols.weekdays, count, of: 7).map(Step.weekday)
        case ("c", 3...4): return names(symbols.standaloneWeekdays, count, of: 7).map(Step.weekday)
        case ("d", 1...2): return .day(width: width)
        case ("H", 1...2): return .hour(.from0To23, width: width)
        case ("h", 1...2): return .hour(.from1To12, width: width)
        case ("K", 1...2): return .hour(.from0To11, width: width)
        case ("k", 1...2): return .hour(.from1To24, width: width)
        case ("m", 1...2): return .minute(width: width)
        case ("s", 1...2): return .second(width: width)
        case ("a", 1...3): return .dayHalf(symbols.dayHalves.map { Array($0.utf8) })
        default: return nil
        }
    }

    private static func names(_ names: DateSymbols.Names, _ letters: Int, of count: Int) -> [[UInt8]]? {
        let chosen = letters == 4 ? names.wide : names.short
        return chosen.count == count ? chosen.map { Array($0.utf8) } : nil
    }
}
