// A CLDR date pattern (UTS 35 part 4 §8) compiled to the steps that write it.
// Does not know zones or which pattern a style has; the meaning of its letters: DatePatternDraft.

import MVVM

/// A class without references beyond its arrays, and steps of plain data, so that writing a date counts next to none.
///
/// Every field but the year has a hundred values at most: their texts are written while the pattern is compiled, the
/// literals beside them included, so that writing a date copies one text for each field.
final class DatePattern: Sendable {
    enum Step: Sendable {
        /// One of `texts`.
        case literal(Int)
        case year
        /// The one of `texts` that stands as far behind `first` as the moment's unit says.
        case unit(Unit, first: Int)
    }

    /// What chooses a text; each is counted from 0.
    enum Unit: Sendable { case month, day, weekday, dayHalf, hour, minute, second, yearOfCentury }

    private let steps: [Step]
    /// Their place in `pool`, in half words: there are hundreds of them.
    private let texts: [Range<Int32>]
    /// Behind them `slack` zeros: a text is copied 16 bytes at a time.
    private let pool: [UInt8]
    private let digits: IntegerFormat
    private static let slack = 16

    /// Whether no face escapes anything of a date.
    let isPlain: Bool
    /// Bytes that `write` may touch: the longest date, and the rest of a copy.
    let capacity: Int

    /// nil where the pattern has a field that is not compiled: eras, zone names, flexible day periods.
    init?(_ pattern: String, symbols: DateSymbols, digits: IntegerFormat) {
        guard let draft = DatePatternDraft(pattern, symbols: symbols) else { return nil }
        var writer = DatePatternTexts(digits)
        var steps: [Step] = []
        for part in draft.parts { steps.append(writer.add(part)) }
        self.steps = steps
        texts = writer.places
        pool = writer.bytes + [UInt8](repeating: 0, count: Self.slack)
        self.digits = digits
        isPlain = PlainText.isPlain(writer.bytes + digits.digits)
        capacity = writer.longest + Self.slack
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
        for index in steps.indices {
            switch steps[index] {
            case .unit(let unit, let first): write(text: first + moment.index(of: unit), to: &end)
            case .year: end += digits.write(moment.date.year, grouped: false, groupSize: 0, to: end)
            case .literal(let text): write(text: text, to: &end)
            }
        }
        return end - start
    }

    @inline(__always)
    private func write(text index: Int, to end: inout UnsafeMutablePointer<UInt8>) {
        let start = Int(texts[index].lowerBound)
        let count = Int(texts[index].upperBound) - start
        let target = UnsafeMutableRawPointer(end)
        pool.withUnsafeBytes { pool in
            var copied = 0
            repeat {
                let run = pool.loadUnaligned(fromByteOffset: start + copied, as: SIMD2<UInt64>.self)
                target.storeBytes(of: run, toByteOffset: copied, as: SIMD2<UInt64>.self)
                copied += 16
            } while copied < count
        }
        end += count
    }
}
