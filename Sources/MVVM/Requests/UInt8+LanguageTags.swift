extension UInt8 {
    /// A letter or digit of ASCII, of which the subtags of a language tag are made (BCP 47, RFC 5646 §2.1).
    package var isLetterOrDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }
}
