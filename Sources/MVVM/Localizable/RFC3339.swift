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
        let month = UInt32(truncatingIfNeeded: civil.month)
        let day = UInt32(truncatingIfNeeded: civil.day)
        let second = UInt32(truncatingIfNeeded: rest)
        let (dash, colon) = (UInt64(UInt8(ascii: "-")), UInt64(UInt8(ascii: ":")))
        // `YYYY-MM-`, `DDThh:mm`, `:ssZ`: three words, the first byte the lowest.
        let year = UInt64(ASCIIDigits.four(UInt32(truncatingIfNeeded: civil.year)))
        let yearAndMonth: UInt64 = year | dash << 32 | ASCIIDigits.pair(month) << 40 | dash << 56
        let hour: UInt64 = ASCIIDigits.pair(second / 3_600) << 24
        let minute: UInt64 = colon << 40 | ASCIIDigits.pair(second / 60 % 60) << 48
        let dayAndTime: UInt64 = ASCIIDigits.pair(day) | UInt64(UInt8(ascii: "T")) << 16 | hour | minute
        let secondAndZone: UInt64 = colon | ASCIIDigits.pair(second % 60) << 8 | UInt64(UInt8(ascii: "Z")) << 24
        let text = UnsafeMutableRawPointer(text)
        text.storeBytes(of: yearAndMonth.littleEndian, as: UInt64.self)
        text.storeBytes(of: dayAndTime.littleEndian, toByteOffset: 8, as: UInt64.self)
        text.storeBytes(of: UInt32(truncatingIfNeeded: secondAndZone).littleEndian, toByteOffset: 16, as: UInt32.self)
    }

    /// Whole seconds since 1970, rounded down and held within what can be written.
    @inline(__always)
    static func seconds(of date: Date) -> Int {
        let range = -62_167_219_200.0...253_402_300_799.0
        let seconds = date.timeIntervalSince1970
        // What is no number is in no range, and not above it.
        guard range.contains(seconds) else {
            return Int(seconds > range.upperBound ? range.upperBound : range.lowerBound)
        }
        // Rounded down by hand: `rounded(.down)` is a call.
        return Int(seconds) - (Double(Int(seconds)) > seconds ? 1 : 0)
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
}
