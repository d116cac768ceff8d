/// The bytes of a little-endian word that HTML has a meaning for: `&`, `<`, `>`, `"` and `'`.
struct SpecialBytes {
    private let marks: UInt64

    @inline(__always)
    init(in word: UInt64) {
        marks =
            Self.zeros(word ^ 0x2222_2222_2222_2222)  // "
            | Self.zeros((word | 0x0101_0101_0101_0101) ^ 0x2727_2727_2727_2727)  // & and '
            | Self.zeros((word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E)  // < and >
    }

    /// The place of the first one; 8 if there is none.
    @inline(__always)
    var first: Int { marks.trailingZeroBitCount &>> 3 }

    /// Marks zero bytes by their high bits; exact up to the first one, a borrow may set bits above it.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}
