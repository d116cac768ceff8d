/// The digits of a locale's dates.
struct DateDigits: Sendable {
    /// UTF-8 of the ten digits, one behind the other.
    private let digits: [UInt8]
    /// Bytes of one digit.
    let width: Int

    init(_ format: IntegerFormat) {
        digits = format.digits
        width = format.digitWidth
    }

    /// At least `width` digits, never grouped.
    ///
    /// - Parameters:
    ///   - value: 0 or more.
    ///   - end: with place for every digit of it behind it.
    func write(_ value: UInt32, width: Int, to end: inout UnsafeMutablePointer<UInt8>) {
        if value >= 100 { write(value / 100, width: 1, to: &end) }
        let rest = value % 100
        if value >= 10 || width == 2 { write(digit: rest / 10, to: &end) }
        write(digit: rest % 10, to: &end)
    }

    @inline(__always)
    private func write(digit: UInt32, to end: inout UnsafeMutablePointer<UInt8>) {
        if width == 1 {
            end.pointee = UInt8(truncatingIfNeeded: digit) &+ digits[0]
            end += 1
        } else {
            for place in Int(digit) * width..<(Int(digit) + 1) * width {
                end.pointee = digits[place]
                end += 1
            }
        }
    }
}
