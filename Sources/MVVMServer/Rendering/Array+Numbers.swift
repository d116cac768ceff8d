extension [UInt8] {
    /// Decimal ASCII digits.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            repeat {
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                start -= 1
                digits[start] = UInt8(truncatingIfNeeded: digit) + UInt8(ascii: "0")
                rest = quotient
            } while rest > 0
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// As Swift prints it; `null` where the number is none.
    mutating func append(decimal number: Double) {
        append(contentsOf: (number.isFinite ? String(number) : "null").utf8)
    }
}
