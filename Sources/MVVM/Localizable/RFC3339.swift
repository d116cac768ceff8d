import Foundation

/// Reads and writes the dates of the wire: RFC 3339 §5.6 in UTC, whole seconds.
public enum RFC3339 {
    public static func string(from date: Date) -> String {
        String(decoding: bytes(from: date), as: UTF8.self)
    }

    public static func bytes(from date: Date) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20)
        append(date, to: &bytes)
        return bytes
    }

    /// Bytes of a written date.
    public static let length = 20

    /// `2026-03-14T09:26:53Z`; years outside 0...9999 are held at the edge, and so is what is no number.
    public static func append(_ date: Date, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { text in
            guard let start = text.baseAddress else { return }
            write(date, to: start)
            bytes.append(contentsOf: UnsafeBufferPointer(text))
        }
    }

    /// As `append(_:to:)`.
    ///
    /// - Parameter text: with room for `length` bytes.
    public static func write(_ date: Date, to text: UnsafeMutablePointer<UInt8>) {
        let (days, rest) = seconds(of: date).flooredDivision(by: 86_400)
        let civil = CivilDate(daysSinceEpoch: days)
        let minutes = rest / 60
        write(civil.year / 100, then: nil, at: 0, in: text)
        write(civil.year % 100, then: "-", at: 2, in: text)
        write(civil.month, then: "-", at: 5, in: text)
        write(civil.day, then: "T", at: 8, in: text)
        write(minutes / 60, then: ":", at: 11, in: text)
        write(minutes % 60, then: ":", at: 14, in: text)
        write(rest % 60, then: "Z", at: 17, in: text)
    }

    /// Whole seconds since 1970, rounded down and held within what can be written.
    @inline(__always)
    static func seconds(of date: Date) -> Int {
        let range = -62_167_219_200.0...253_402_300_799.0
        // The bound comes first: `max` returns its first argument where the second is no number.
        let held = min(max(range.lowerBound, date.timeIntervalSince1970), range.upperBound)
        // Rounded down by hand: `rounded(.down)` is a call.
        return Int(held) - (Double(Int(held)) > held ? 1 : 0)
    }

    /// Exactly `YYYY-MM-DDThh:mm:ss[.fraction](Z|±hh:mm)`; nil for anything else.
    public static func date(from text: String) -> Date? {
        var reader = DigitReader(Array(text.utf8))
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), reader.take("T"), let hour = reader.digits(2), reader.take(":"),
            let minute = reader.digits(2), reader.take(":"), let second = reader.digits(2),
            let fraction = reader.fraction(), let offset = reader.offset(), reader.isAtEnd,
            let civil = CivilDate(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = civil.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second - offset
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// - Throws: `DecodingError` for anything else than an RFC 3339 date.
    static func date(from text: String, _ decoder: any Decoder) throws -> Date {
        if let date = date(from: text) { return date }
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no RFC 3339 date."))
    }

    /// Two digits, and what follows them.
    @inline(__always)
    private static func write(
        _ number: Int, then separator: Unicode.Scalar?, at index: Int, in text: UnsafeMutablePointer<UInt8>
    ) {
        // At most 99, so 32 bits and no overflow.
        let number = UInt32(truncatingIfNeeded: number)
        text[index] = UInt8(truncatingIfNeeded: 48 &+ number / 10)
        text[index + 1] = UInt8(truncatingIfNeeded: 48 &+ number % 10)
        if let separator { text[index + 2] = UInt8(ascii: separator) }
    }
}
