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
        /// The one of `texts` that stands as far behind `first` as the field's value says.
        case field(Field, first: Int)
    }

    /// What chooses a text; each is counted from 0.
    enum Field: Sendable { case month, day, weekday, dayHalf, hour, minute, second, yearOfCentury }

    private let steps: [Step]
    /// Their place in `pool`.
    private let texts: [Range<Int32>]
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
        let digits = DateDigits(digits)
        guard let draft = DatePatternDraft(pattern, symbols: symbols, digits: digits) else { return nil }
        var writer = TextPool()
        steps = draft.parts.map { part in
            switch part {
            case .literal(let text): .literal(writer.add([text]))
            case .year: .year
            case .field(let field, let texts): .field(field, first: writer.add(texts))
            }
        }
        texts = writer.places
        pool = writer.bytes + [UInt8](repeating: 0, count: Self.slack)
        self.digits = digits
        isPlain = PlainText.isPlain(writer.bytes + digits.all)
        // A year has at most five digits: see `DateFormat.compiledSpan`.
        capacity = draft.parts.reduce(Self.slack) { $0 + max(digits.width * 5, $1.longest) }
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
            case .field(let field, let first): write(text: first + moment[field], to: &end)
            case .year: digits.write(year: UInt32(truncatingIfNeeded: moment.date.year), to: &end)
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

    /// Texts one behind the other.
    private struct TextPool {
        var places: [Range<Int32>] = []
        var bytes: [UInt8] = []

        /// The index of the first.
        mutating func add(_ texts: [[UInt8]]) -> Int {
            for text in texts {
                let start = Int32(bytes.count)
                bytes += text
                places.append(start..<Int32(bytes.count))
            }
            return places.count - texts.count
        }
    }
}
