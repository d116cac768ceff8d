/// Percent-encoding over bytes (RFC 3986 §2.1).
public enum PercentCoding {
    /// `nil` on a "%" without two hex digits. The result may hold any byte, NUL included: the caller judges it.
    public static func decode(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.underestimatedCount)
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            if byte == .percent {
                guard let high = iterator.next()?.hexValue, let low = iterator.next()?.hexValue else { return nil }
                decoded.append(UInt8(high << 4 | low))
            } else {
                decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? .space : byte)
            }
        }
        return decoded
    }

    /// As text; `nil` also when the bytes are not UTF-8, so that an overlong "/" never becomes one.
    public static func decode(_ text: String, plusIsSpace: Bool = false) -> String? {
        decode(text.utf8, plusIsSpace: plusIsSpace).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Decodes the bytes that need no encoding, and leaves every other "%" as it is (RFC 3986 §2.3).
    static func decodeUnreserved(_ text: String) -> String {
        let unreserved = ByteSet.unreserved
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.utf8.count)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == .percent, let high = digits.first?.hexValue, let low = digits.dropFirst().first?.hexValue,
                unreserved.contains(UInt8(high << 4 | low))
            {
                decoded.append(UInt8(high << 4 | low))
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Leaves only the unreserved bytes (RFC 3986 §2.3) as they are: safe in a path segment, a query and a form.
    public static func encode(_ text: String) -> String {
        let unreserved = ByteSet.unreserved
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if unreserved.contains(byte) {
                encoded.append(byte)
            } else {
                encoded.append(.percent)
                encoded.append(digits[Int(byte >> 4)])
                encoded.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
