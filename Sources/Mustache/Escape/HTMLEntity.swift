/// What is written for a byte that HTML has a meaning for, as the first bytes of one little-endian word.
struct HTMLEntity {
    /// Bytes of the longest one.
    static let longest = 6

    let word: UInt64
    /// Bytes.
    let count: Int

    /// Nothing for any other byte. Constants only, so that the compiler makes a table of it, and no jump that depends on data.
    @inline(__always)
    init(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): (word, count) = (0x3B_706D_6126, 5)  // &amp;
        case UInt8(ascii: "<"): (word, count) = (0x3B74_6C26, 4)  // &lt;
        case UInt8(ascii: ">"): (word, count) = (0x3B74_6726, 4)  // &gt;
        case UInt8(ascii: "\""): (word, count) = (0x3B74_6F75_7126, 6)  // &quot;
        case UInt8(ascii: "'"): (word, count) = (0x3B_3933_2326, 5)  // &#39;
        default: (word, count) = (0, 0)
        }
    }
}
