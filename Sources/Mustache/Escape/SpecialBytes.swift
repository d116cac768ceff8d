/// The bytes of a little-endian word that HTML has a meaning for: `&`, `<`, `>`, `"` and `'`.
struct SpecialBytes {
    /// The high bit of each.
    private(set) var marks: UInt64

    @inline(__always)
    init(in word: UInt64) {
        marks =
            Self.zeros(word ^ 0x2222_2222_2222_2222)  // "
            | Self.zeros((word | 0x0101_0101_0101_0101) ^ 0x2727_2727_2727_2727)  // & and '
            | Self.zeros((word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E)  // < and >
    }

    /// The place of the next one.
    @inline(__always)
    mutating func popFirst() -> Int? {
        guard marks != 0 else { return nil }
        let place = marks.trailingZeroBitCount &>> 3
        marks &= marks &- 1
        return place
    }

    /// Marks zero bytes by their high bits, without a carry from one byte to the next.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~((word & low &+ low) | word | low)
    }
}
