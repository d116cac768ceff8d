extension Span<UInt8> {
    /// The first control byte (below 0x20, or DEL) at or after `start`, eight bytes at a time.
    ///
    /// One scan thus finds the end of a line and refuses what may not stand in it.
    func firstControl(from start: Int, to end: Int) -> Int? {
        var index = start
        let bytes = extracting(0..<end).bytes
        while index + 8 <= end {
            // Proof: index + 8 <= end <= count, and UInt64 has no invalid bit pattern.
            let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            let found = Self.controls(in: word)
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < end {
            if self[index].isControl { return index }
            index += 1
        }
        return nil
    }

    /// The high bit of each byte that is a control. Borrows may also flag bytes above the lowest true one; only the
    /// lowest is read.
    private static func controls(in word: UInt64) -> UInt64 {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let belowSpace = (word &- ones &* 0x20) & ~word & highs
        let delete = word ^ (ones &* 0x7F)
        return belowSpace | ((delete &- ones) & ~delete & highs)
    }
}
