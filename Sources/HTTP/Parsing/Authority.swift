/// `uri-host [ ":" port ]` (RFC 9110 §7.2): what `Host` and the absolute form name.
enum Authority {
    /// Refuses an empty host, user information and a port above 65535.
    static func isValid(_ input: Span<UInt8>, in range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        let hostEnd = input[first] == UInt8(ascii: "[") ? literalEnd(input, in: range) : nameEnd(input, in: range)
        guard let hostEnd, hostEnd > first else { return false }
        return hostEnd == range.upperBound || isPort(input, in: hostEnd..<range.upperBound)
    }

    private static func nameEnd(_ input: Span<UInt8>, in range: Range<Int>) -> Int? {
        let allowed = ByteSet.registeredName
        return range.first { !allowed.contains(input[$0]) } ?? range.upperBound
    }

    /// Past the "]" of an IPv6 address; future address formats are refused.
    private static func literalEnd(_ input: Span<UInt8>, in range: Range<Int>) -> Int? {
        guard let close = input.firstIndex(of: UInt8(ascii: "]"), in: range) else { return nil }
        return IPv6Literal.isValid(input, in: range.lowerBound + 1..<close) ? close + 1 : nil
    }

    private static func isPort(_ input: Span<UInt8>, in range: Range<Int>) -> Bool {
        guard input[range.lowerBound] == .colon, range.count <= 6 else { return false }
        var port = 0
        for index in range.dropFirst() {
            guard let digit = input[index].digitValue else { return false }
            port = port * 10 + digit
        }
        return port <= 65535
    }
}
