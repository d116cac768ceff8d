// Path and query of one request value.
extension ServerRequest {
    /// The request target, percent-encoded: `/idea/0190…?page=2&sort=-votes`. Equal requests have equal targets.
    ///
    /// `sort` and `locale` are names that the site reads itself: a query's own properties have others.
    public var target: String {
        let pairs = KeyValueEncoder.pairs(of: query)
        let order = KeyValueEncoder.pairs(of: sort, below: "sort")
        let tail = pairs.tail.map { "/" + PathTail.segment(of: $0) } ?? ""
        return Self.path + tail + KeyValuePair.query(pairs.values + order.values)
    }
}

/// RFC 3986 §2.3: everything but unreserved characters is encoded, by its UTF-8 bytes.
enum PercentEncoding {
    static func encode(_ text: String) -> String {
        // Names and identifiers are nearly all there is.
        if text.utf8.allSatisfy(isUnreserved) { return text }
        let hex = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 46, 95, 126: true
        default: false
        }
    }
}
