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
    /// Behind them `slack` zeros: a text is copied 16 bytes at a time.
    private let pool: [UInt8]
    private let digits: DateDigits
    private static let slack = 16

    /// Whether no face escapes anything of a date.
    let isPlain: Bool
    /// Bytes that `write` may touch: the longest date, and the rest of a copy.
    let capacity: Int

    /// nil where the pattern has a field that is not compiled: eras, zone names, flexible day periods.
    init?(_ pattern: String, symbols: DateSymbols, digits: IntegerFormat) {
        guard let draft = DatePatternDraft(pattern, symbols: symbols) else { return nil }
        steps = draft.steps
        texts = draft.texts
        pool = draft.pool + [UInt8](repeating: 0, count: Self.slack)
        self.digits = DateDigits(digits)
        isPlain = PlainText.isPlain(draft.pool + digits.digits)
        // A year has at most five digits: see `DateFormat.compiledSpan`.
        let number = digits.digitWidth * 5
        capacity = steps.reduce(Self.slack) { $0 + max(number, draft.length(of: $1)) }
    }

    func append(_ moment: CivilMoment, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return }
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: write(moment, to: start)))
        }
    }

    /// - Parameter start: with room for `capacity` bytes.
    /// - Returns: how many bytes the date has.
    func write(_ moment: CivilMoment, to start: UnsafeMutablePointer<UInt8>) -> Int {
        var end = start
        for index in steps.indices { write(steps[index], of: moment, to: &end) }
        return end - start
    }

    private func write(_ step: Step, of moment: CivilMoment, to end: inout UnsafeMutablePointer<UInt8>) {
        switch step {
        case .literal(let index): write(text: index, to: &end)
        case .monthName(let january): write(text: january + moment.date.month - 1, to: &end)
        case .weekday(let sunday): write(text: sunday + moment.weekday, to: &end)
        case .dayHalf(let morning): write(text: moment.hour < 12 ? morning : morning + 1, to: &end)
        case .year: write(moment.date.year, width: 1, to: &end)
        case .twoDigitYear: write(moment.date.year % 100, width: 2, to: &end)
        case .month(let width): write(moment.date.month, width: width, to: &end)
        case .day(let width): write(moment.date.day, width: width, to: &end)
        case .hour(let clock, let width): write(Self.hour(moment.hour, clock), width: width, to: &end)
        case .minute(let width): write(moment.minute, width: width, to: &end)
        case .second(let width): write(moment.second, width: width, to: &end)
        }
    }

    @inline(__always)
    private func write(_ number: Int, width: Int, to end: inout UnsafeMutablePointer<UInt8>) {
        digits.write(UInt32(truncatingIfNeeded: number), width: width, to: &end)
    }

    private func write(text index: Int, to end: inout UnsafeMutablePointer<UInt8>) {
        let text = texts[index]
        let target = UnsafeMutableRawPointer(end)
        pool.withUnsafeBytes { pool in
            var copied = 0
            while copied < text.count {
                let run = pool.loadUnaligned(fromByteOffset: text.lowerBound + copied, as: SIMD2<UInt64>.self)
                target.storeBytes(of: run, toByteOffset: copied, as: SIMD2<UInt64>.self)
                copied += 16
            }
        }
        end += text.count
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
