/// What is written for each byte that `SpecialBytes` finds, `#` itself for `#`, as the first bytes of one little-endian word.
struct HTMLEntity {
    /// Bytes of the longest one.
    static let longest = 6

    let word: UInt64

    /// Bytes.
    var count: Int { Int(truncatingIfNeeded: word &>> 56) }

    /// One of eight bytes for each, its length the last; read instead of chosen by a `switch`, whose jump goes
    /// another way each time.
    private static let table: StaticString = """
        \0\0\0\0\0\0\0\0&gt;\0\0\0\u{4}&lt;\0\0\0\u{4}\0\0\0\0\0\0\0\0\
        &#39;\0\0\u{5}&amp;\0\0\u{5}#\0\0\0\0\0\0\u{1}&quot;\0\u{6}
        """

    /// - Parameter byte: a special one. The bits 1 to 3 of `0 - byte` differ for all six, and those of any byte are within the
    ///   table.
    @inline(__always)
    init(of byte: UInt8) {
        let place = Int((0 &- byte) &>> 1 & 7)
        let table = UnsafeRawPointer(HTMLEntity.table.utf8Start)
        word = UInt64(littleEndian: table.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self))
    }
}
