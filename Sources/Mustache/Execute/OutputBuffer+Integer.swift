extension OutputBuffer {
    /// Decimal ASCII digits.
    @inline(__always)
    mutating func append(_ number: Int) {
        // The largest one has nineteen digits and a sign.
        reserve(20)
        if 0..<10_000 ~= number {
            append(fourDigits: UInt32(truncatingIfNeeded: number))
        } else {
            append(manyDigits: number)
        }
    }

    /// With room for twenty bytes.
    @inline(never)
    private mutating func append(manyDigits number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var digits = 1
        var rest = number.magnitude / 10
        while rest > 0 {
            digits += 1
            rest /= 10
        }
        rest = number.magnitude
        for index in (0..<digits).reversed() {
            end[index] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
            rest /= 10
        }
        advance(digits)
    }

    /// One to four, all written at once without those that are leading zeros. With room for twenty bytes.
    @inline(__always)
    private mutating func append(fourDigits number: UInt32) {
        // Two digits in each half of the word, then one in each byte. The products divide by a hundred, right for 0...9999, and
        // by ten in each half, right for 0...99. As `ASCIIDigits` of MVVM, which this module cannot see.
        let hundreds = (number &* 5_243) &>> 19
        let pairs = hundreds | (number &- hundreds &* 100) &<< 16
        let tens = ((pairs &* 103) &>> 10) & 0x000F_000F
        let digits = tens | (pairs &- tens &* 10) &<< 8
        let leading = (number < 10 ? 1 : 0) &+ (number < 100 ? 1 : 0) &+ (number < 1_000 ? 1 : 0)
        let text = (digits | 0x3030_3030) &>> UInt32(truncatingIfNeeded: leading &* 8)
        UnsafeMutableRawPointer(end).storeBytes(of: text.littleEndian, as: UInt32.self)
        advance(4 &- leading)
    }
}
