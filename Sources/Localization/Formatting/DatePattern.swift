// A CLDR date pattern (UTS 35 part 4 §8) compiled to the steps that write it.
// Owns the meaning of its letters. Does not know zones or which pattern a style has.

import MVVM

struct DatePattern: Sendable {
    private var steps: [Step] = []
    /// The literals and names that steps point to by index: their place in `pool`. So a step is plain data, and writing
    /// one counts no references.
    private var texts: [Range<Int>] = []
    private var pool: [UInt8] = []

    private enum Step: Sendable {
        case literal(Int)
        case year, twoDigitYear
        case month(width: Int)
        case day(width: Int)
        /// The index of January, of Sunday, of the first half of the day.
        case monthName(Int)
        case weekday(Int)
        case dayHalf(Int)
        case hour(Clock, width: Int)
        case minute(width: Int)
        case second(width: Int)
    }

    /// What midnight and noon are called: UTS 35's `H`, `h`, `K`, `k`.
    private enum Clock: Sendable { case from0To23, from1To12, from0To11, from1To24 }

    /// nil where the pattern has a field that is not compiled: eras, zone names, flexible day periods.
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

    func append(_ moment: CivilMoment, digits: IntegerFormat, to bytes: inout [UInt8]) {
        pool.withUnsafeBufferPointer { pool in
            for step in steps {
                if let index = textIndex(step, moment) {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: pool[texts[index]]))
                } else {
                    append(number: step, moment, digits, to: &bytes)
                }
            }
        }
    }

    private func textIndex(_ step: Step, _ moment: CivilMoment) -> Int? {
        switch step {
        case .literal(let index): index
        case .monthName(let january): january + moment.date.month - 1
        case .weekday(let sunday): sunday + moment.weekday
        case .dayHalf(let morning): moment.hour < 12 ? morning : morning + 1
        case .year, .twoDigitYear, .month, .day, .hour, .minute, .second: nil
        }
    }

    private func append(number step: Step, _ moment: CivilMoment, _ digits: IntegerFormat, to bytes: inout [UInt8]) {
        switch step {
        case .year: digits.append(moment.date.year, width: 1, to: &bytes)
        case .twoDigitYear: digits.append(moment.date.year % 100, width: 2, to: &bytes)
        case .month(let width): digits.append(moment.date.month, width: width, to: &bytes)
        case .day(let width): digits.append(moment.date.day, width: width, to: &bytes)
        case .hour(let clock, let width): digits.append(Self.hour(moment.hour, clock), width: width, to: &bytes)
        case .minute(let width): digits.append(moment.minute, width: width, to: &bytes)
        case .second(let width): digits.append(moment.second, width: width, to: &bytes)
        case .literal, .monthName, .weekday, .dayHalf: break
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

    private mutating func step(_ letter: Character, _ count: Int, _ symbols: DateSymbols) -> Step? {
        switch (letter, count) {
        case ("y", 2): .twoDigitYear
        case ("y", 1): .year
        case ("M", 1...2), ("L", 1...2): .month(width: count)
        case ("M", 3...4): add(symbols.months, count, of: 12).map(Step.monthName)
        case ("L", 3...4): add(symbols.standaloneMonths, count, of: 12).map(Step.monthName)
        case ("E", 1...4): add(symbols.weekdays, count, of: 7).map(Step.weekday)
        case ("c", 3...4): add(symbols.standaloneWeekdays, count, of: 7).map(Step.weekday)
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
