import MVVM

/// The digits of a locale's dates.
struct DateDigits: Sendable {
    /// UTF-8 of the ten digits, one behind the other.
    let all: [UInt8]
    /// Bytes of one digit.
    let width: Int
    private let areASCII: Bool

    init(_ format: IntegerFormat) {
        all = format.digits
        width = format.digitWidth
        areASCII = all == Array("0123456789".utf8)
    }

    /// At least `width` digits, never grouped.
    ///
    /// - Parameter value: 0...99.
    func append(_ value: Int, width: Int, to bytes: inout [UInt8]) {
        if value >= 10 || width == 2 { bytes += digit(value / 10) }
        bytes += digit(value % 10)
    }

    /// As many digits as it has.
    ///
    /// - Parameter end: with place for every digit of it behind it.
    @inline(__always)
    func write(year: UInt32, to end: inout UnsafeMutablePointer<UInt8>) {
        if areASCII, 1_000..<10_000 ~= year {
            let text = DigitPair.ascii(year / 100) | DigitPair.ascii(year % 100) << 16
            let word = UInt32(truncatingIfNeeded: text).littleEndian
            UnsafeMutableRawPointer(end).storeBytes(of: word, as: UInt32.self)
            end += 4
        } else {
            writeSlowly(year, to: &end)
        }
    }

    private func writeSlowly(_ number: UInt32, to end: inout UnsafeMutablePointer<UInt8>) {
        if number >= 10 { writeSlowly(number / 10, to: &end) }
        for byte in digit(Int(number % 10)) {
            end.pointee = byte
            end += 1
        }
    }

    private func digit(_ value: Int) -> ArraySlice<UInt8> { all[value * width..<(value + 1) * width] }
}
