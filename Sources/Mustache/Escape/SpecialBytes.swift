/// The bytes of a little-endian word that HTML has a meaning for: `&`, `<`, `>`, `"` and `'`.
struct SpecialBytes {
    /// The high bit of each.
    private(set) var marks: UInt64

    @inline(__always)
    init(in word: UInt64) {
        // Without its high bit no byte carries into the next one. The sum has the high bit unless the byte was zero: unless it
        // is the one that was looked for.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let seven = word & low
        let quotation = (seven ^ 0x2222_2222_2222_2222) &+ low
        let ampersandOrApostrophe = ((seven | 0x0101_0101_0101_0101) ^ 0x2727_2727_2727_2727) &+ low
        let lessOrGreater = ((seven | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E) &+ low
        marks = ~(quotation & ampersandOrApostrophe & lessOrGreater | word) & 0x8080_8080_8080_8080
    }

    /// The place of the next one.
    @inline(__always)
    mutating func popFirst() -> Int? {
        guard marks != 0 else { return nil }
        let place = marks.trailingZeroBitCount &>> 3
        marks &= marks &- 1
        return place
    }
}
