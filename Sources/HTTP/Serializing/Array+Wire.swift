extension [UInt8] {
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    mutating func append(contentsOf span: Span<UInt8>, in range: Range<Int>) {
        span.extracting(range).withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Decimal digits of a number that is not negative, without a `String` between.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(0x30 + UInt8(number % 10))
    }

    /// The last `width` decimal digits, with zeros in front.
    mutating func append(decimal number: Int, width: Int) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while divisor > 0 {
            append(0x30 + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
