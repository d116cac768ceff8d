/// The digits of a locale's dates.
struct DateDigits: Sendable {
    /// UTF-8 of the ten digits, one behind the other.
    private let digits: [UInt8]
    private let width: Int

    init(_ format: IntegerFormat) {
        digits = format.digits
        width = format.digitWidth
    }

    /// At least `width` digits, never grouped.
    ///
    /// - Parameters:
    ///   - value: 0 or more.
    ///   - buffer: with place for every digit of it.
    func put(_ value: Int, width: Int, in buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        if value >= 100 { put(value / 100, width: 1, in: buffer, at: &end) }
        let rest = value % 100
        if value >= 10 || width == 2 { put(digit: rest / 10, in: buffer, at: &end) }
        put(digit: rest % 10, in: buffer, at: &end)
    }

    private func put(digit: Int, in buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        for place in digit * width..<(digit + 1) * width {
            buffer[end] = digits[place]
            end += 1
        }
    }
}
