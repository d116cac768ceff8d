/// What is written for a byte that HTML has a meaning for, as the first bytes of one little-endian word.
struct HTMLEntity {
    let word: UInt64
    /// Bytes.
    let count: Int

    @inline(__always)
    init(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): self.init(word: 0x3B_706D_6126, count: 5)  // &amp;
        case UInt8(ascii: "<"): self.init(word: 0x3B74_6C26, count: 4)  // &lt;
        case UInt8(ascii: ">"): self.init(word: 0x3B74_6726, count: 4)  // &gt;
        case UInt8(ascii: "\""): self.init(word: 0x3B74_6F75_7126, count: 6)  // &quot;
        case UInt8(ascii: "'"): self.init(word: 0x3B_3933_2326, count: 5)  // &#39;
        default: self.init(word: UInt64(byte), count: 1)
        }
    }

    @inline(__always)
    private init(word: UInt64, count: Int) {
        self.word = word
        self.count = count
    }
}
