// A CLDR date pattern (UTS 35 part 4 §8) compiled to the steps that write it.
// Does not know zones or which pattern a style has; the meaning of its letters: DatePatternDraft.

import MVVM

/// A class without references beyond its arrays, and steps of plain data, so that writing a date counts next to none.
final class DatePattern: Sendable {
    /// A part of the pattern; texts by their place in `texts`.
    enum Step: Sendable {
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
    enum Clock: Sendable { case from0To23, from1To12, from0To11, from1To24 }

    private let steps: [Step]
    /// The literals and names: their place in `pool`.
    private let texts: [Range<Int>]
    private let pool: [UInt8]
    private let digits: DateDigits
    /// Bytes of the longest date.
    private let capacity: Int

    /// nil where the pattern has a field that is not compiled: eras, zone names, flexible day periods.
    init?(_ pattern: String, symbols: DateSymbols, digits: IntegerFormat) {
        guard let draft = DatePatternDraft(pattern, symbols: symbols) else { return nil }
        steps = draft.steps
        texts = draft.texts
        pool = draft.pool
        self.digits = DateDigits(digits)
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
}
