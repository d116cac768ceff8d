/// A set of ASCII bytes in two words; bytes above 0x7F are never members.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ members: String) {
        for byte in members.utf8 where byte < 0x80 { insert(byte) }
    }

    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : high
        return byte < 0x80 && (word &>> UInt64(byte & 63)) & 1 == 1
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    static let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    static let digits = ByteSet("0123456789")
    /// RFC 9110 §5.6.2.
    static let token = ByteSet(alphanumerics + "!#$%&'*+-.^_`|~")
    /// RFC 3986 §2.3: what percent-encoding leaves alone.
    static let unreserved = ByteSet(alphanumerics + "-._~")
    /// `reg-name` without its percent-encoding, which no host name has (RFC 3986 §3.2.2).
    static let registeredName = ByteSet(alphanumerics + "-._~!$&'()*+,;=")
    /// `pchar` and "/", and what browsers leave unencoded in a path (the WHATWG path percent-encode set lacks them).
    static let path = ByteSet(alphanumerics + "-._~!$&'()*+,;=:@/" + "[]|")
    /// `query` of RFC 3986, and what browsers leave unencoded in one.
    static let query = ByteSet(alphanumerics + "-._~!$&'()*+,;=:@/?" + "[]|{}^`\\")
    /// `cookie-octet` (RFC 6265 §4.1.1).
    static let cookie = ByteSet(alphanumerics + "!#$%&'()*+-./:<=>?@[]^_`{|}~")
    /// `etagc` of ASCII (RFC 9110 §8.8.3): visible bytes but the quote.
    static let entityTag = ByteSet(alphanumerics + "!#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
}
