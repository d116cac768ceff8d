/// Reads fixed-width digits from bytes; `Int(_:)` takes signs that no date has.
struct DigitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    mutating func digits(_ count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + count] {
            guard byte >= 48, byte <= 57 else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        position += count
        return value
    }

    /// `.` and up to nine digits, or nothing, which is 0.
    mutating func fraction() -> Double? {
        guard take(".") else { return 0 }
        var value = 0.0
        var scale = 0.1
        let start = position
        while let digit = digits(1) {
            value += Double(digit) * scale
            scale /= 10
        }
        return (1...9).contains(position - start) ? value : nil
    }

    /// `Z` or `±hh:mm`, in seconds east of UTC.
    mutating func offset() -> Int? {
        if take("Z") { return 0 }
        let sign = take("+") ? 1 : take("-") ? -1 : 0
        guard sign != 0, let hours = digits(2), take(":"), let minutes = digits(2), hours < 24, minutes < 60 else {
            return nil
        }
        return sign * (hours * 3_600 + minutes * 60)
    }
}
