/// Where a link in a text may lead: a web page, a mailbox, a path of this site.
struct MarkdownAddress {
    /// As it stands between the quotes of an attribute.
    let attribute: String

    /// - Returns: nil for every other scheme, such as `javascript:`, and for what a browser would complete by itself.
    init?(_ address: String) {
        let isKnown = Self.beginnings.contains { beginning in
            address.utf8.count > beginning.utf8.count
                && zip(address.utf8, beginning.utf8).allSatisfy { Self.lowercase($0) == $1 }
        }
        let isPath = address.utf8.starts(with: "/".utf8) && !address.utf8.starts(with: "//".utf8)
        guard isKnown || isPath else { return nil }
        attribute = Self.encoded(address)
    }

    private static let beginnings = ["https://", "http://", "mailto:"]

    /// What an address is made of stays; every other byte is percent-encoded (RFC 3986 §2.1): blanks, quotes, backslashes.
    private static func encoded(_ address: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case _ where plain.contains(byte): bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let plain = Array("-._~:/?#@!$()*+,;=%".utf8)

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
