// A CLDR date pattern (UTS 35 part 4 §8) compiled to the steps that write it.
// Owns the meaning of its letters. Does not know zones or which pattern a style has.

import MVVM

struct DatePattern: Sendable {
    private var steps: [Step] = []
    /// The literals and names that steps point to by index: their place in `pool`. So a step is plain data, and writing
    /// one counts no references.
    private var texts: [Range<Int>] = []
    private var pool: [UInt8] = []
    private let digits: IntegerFormat
    /// Bytes of the longest date.
    private var capacity = 0

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
    init?(_ pattern: String, symbols: DateSymbols, digits: IntegerFormat) {
        self.digits = digits
        for field in DatePatternField.fields(of: pattern) {
            switch field {
            case .literal(let bytes): steps.append(.literal(add([bytes])))
            case .letters(let letter, let count):
                guard let step = step(letter, count, symbols) else { return nil }
                steps.append(step)
            }
        }
        // A year has at most five digits: see `DateFormat.compiledSpan`.
        capacity = steps.count * max(texts.map(\.count).max() ?? 0, digits.digitWidth * 5)
    }

    func append(_ moment: CivilMoment, to bytes: inout [UInt8]) {
        // Gathered first: one growth check for the date instead of one for each of its parts.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var end = 0
            for step in steps { put(step, of: moment, in: buffer, at: &end) }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<end]))
        }
    }

    private func put(
        _ step: Step, of moment: CivilMoment, in buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
    ) {
        switch step {
        case .literal(let index): put(text: index, in: buffer, at: &end)
        case .monthName(let january): put(text: january + moment.date.month - 1, in: buffer, at: &end)
        case .weekday(let sunday): put(text: sunday + moment.weekday, in: buffer, at: &end)
        case .dayHalf(let morning): put(text: moment.hour < 12 ? morning : morning + 1, in: buffer, at: &end)
        case .year: digits.put(moment.date.year, width: 1, in: buffer, at: &end)
        case .twoDigitYear: digits.put(moment.date.year % 100, width: 2, in: buffer, at: &end)
        case .month(let width): digits.put(moment.date.month, width: width, in: buffer, at: &end)
        case .day(let width): digits.put(moment.date.day, width: width, in: buffer, at: &end)
        case .hour(let clock, let width):
            digits.put(Self.hour(moment.hour, clock), width: width, in: buffer, at: &end)
        case .minute(let width): digits.put(moment.minute, width: width, in: buffer, at: &end)
        case .second(let width): digits.put(moment.second, width: width, in: buffer, at: &end)
        }
    }

    private func put(text index: Int, in buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        for place in texts[index] {
            buffer[end] = pool[place]
            end += 1
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
