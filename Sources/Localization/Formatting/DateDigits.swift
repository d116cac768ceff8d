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
        areASCII = format.usesASCIIDigits
    }

    /// At least as many digits as `least`, never grouped.
    ///
    /// - Parameter value: 0...99.
    func append(_ value: Int, atLeast least: Int, to bytes: inout [UInt8]) {
        if value >= 10 || least == 2 { bytes += digit(value / 10) }
        bytes += digit(value % 10)
    }

    /// All digits of a year, at most five.
    ///
    /// - Parameter end: with place for every digit of it behind it.
    @inline(__always)
    func write(year: UInt32, to end: inout UnsafeMutablePointer<UInt8>) {
        if areASCII, 1_000..<10_000 ~= year {
            UnsafeMutableRawPointer(end).storeBytes(of: ASCIIDigits.four(year).littleEndian, as: UInt32.self)
            end += 4
        } else {
            writeDigits(of: year, to: &end)
        }
    }

    /// Other digits than ASCII's, and the year 10000.
    private func writeDigits(of number: UInt32, to end: inout UnsafeMutablePointer<UInt8>) {
        if number >= 10 { writeDigits(of: number / 10, to: &end) }
        for byte in digit(Int(number % 10)) {
            end.pointee = byte
            end += 1
        }
    }

    private func digit(_ value: Int) -> ArraySlice<UInt8> { all[value * width..<(value + 1) * width] }
}
