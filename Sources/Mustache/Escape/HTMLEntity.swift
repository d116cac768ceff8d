/// What is written for a byte that HTML has a meaning for, as the first bytes of one little-endian word.
struct HTMLEntity {
    /// Bytes of the longest one.
    static let longest = 6

    let word: UInt64

    /// Bytes.
    var count: Int { Int(truncatingIfNeeded: word &>> 56) }

    /// One of eight bytes for each, its length the last; read instead of chosen by a `switch`, whose jump goes another way
    /// each time.
    private static let table: StaticString = """
        &#39;\0\0\u{5}&lt;\0\0\0\u{4}&amp;\0\0\u{5}&quot;\0\u{6}&gt;\0\0\0\u{4}\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0
        """

    /// - Parameter byte: a special one; the product puts each of the five at another place of the table, and any byte within it.
    @inline(__always)
    init(of byte: UInt8) {
        let place = Int((byte &* 184) &>> 5)
        let table = UnsafeRawPointer(HTMLEntity.table.utf8Start)
        word = UInt64(littleEndian: table.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self))
    }
}
