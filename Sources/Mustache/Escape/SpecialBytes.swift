/// Finds `&`, `<`, `>`, `"` and `'` in a little-endian word, and `#`, which HTML has no meaning for: without it a third
/// comparison would be needed.
struct SpecialBytes {
    /// The high bit of each.
    private(set) var marks: UInt64

    @inline(__always)
    init(in word: UInt64) {
        // The masks drop the bits in which those that are looked for differ: 0x22, 0x23, 0x26, 0x27, and 0x3C, 0x3E. Without its
        // high bit no byte carries into the next one; the sum has it unless the byte was zero, one of them.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let quotations = ((word & 0x7A7A_7A7A_7A7A_7A7A) ^ 0x2222_2222_2222_2222) &+ low
        let brackets = ((word & 0x7D7D_7D7D_7D7D_7D7D) ^ 0x3C3C_3C3C_3C3C_3C3C) &+ low
        marks = ~(quotations & brackets | word) & 0x8080_8080_8080_8080
    }

    /// How many bytes stand before the next one; what follows is counted from behind it.
    @inline(__always)
    mutating func popFirst() -> Int? {
        guard marks != 0 else { return nil }
        let place = marks.trailingZeroBitCount &>> 3
        marks &>>= UInt64(truncatingIfNeeded: place &* 8)
        marks &>>= 8
        return place
    }
}
