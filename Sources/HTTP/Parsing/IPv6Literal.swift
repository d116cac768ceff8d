/// `IPv6address` (RFC 3986 §3.2.2): eight groups of up to four hexadecimal digits, or fewer around one "::"; the last two
/// may be written as an IPv4 address. Zones are no part of it.
enum IPv6Literal {
    static func isValid(_ input: Span<UInt8>, in range: Range<Int>) -> Bool {
        var (groups, hasGap, index) = (0, false, range.lowerBound)
        while index < range.upperBound {
            if isGap(input, at: index, in: range) {
                guard !hasGap else { return false }
                (hasGap, index) = (true, index + 2)
                continue
            }
            if index > range.lowerBound, !endsGap(input, at: index, in: range) {
                guard input[index] == .colon else { return false }
                index += 1
            }
            if isIPv4(input, in: index..<range.upperBound) {
                (groups, index) = (groups + 2, range.upperBound)
            } else {
                let start = index
                while index < range.upperBound, input[index].hexValue != nil { index += 1 }
                guard 1...4 ~= index - start else { return false }
                groups += 1
            }
        }
        return hasGap ? groups < 8 : groups == 8
    }

    private static func isGap(_ input: Span<UInt8>, at index: Int, in range: Range<Int>) -> Bool {
        index + 1 < range.upperBound && input[index] == .colon && input[index + 1] == .colon
    }

    private static func endsGap(_ input: Span<UInt8>, at index: Int, in range: Range<Int>) -> Bool {
        index - 2 >= range.lowerBound && isGap(input, at: index - 2, in: range)
    }

    /// Four numbers of up to three digits, none above 255 or with a zero before it.
    private static func isIPv4(_ input: Span<UInt8>, in range: Range<Int>) -> Bool {
        var (index, parts) = (range.lowerBound, 0)
        while parts < 4 {
            if parts > 0 {
                guard index < range.upperBound, input[index] == UInt8(ascii: ".") else { return false }
                index += 1
            }
            let start = index
            var number = 0
            while index < range.upperBound, index < start + 3, let digit = input[index].digitValue {
                (number, index) = (number * 10 + digit, index + 1)
            }
            guard index > start, number <= 255, number == 0 ? index == start + 1 : input[start] != UInt8(ascii: "0")
            else {
                return false
            }
            parts += 1
        }
        return index == range.upperBound
    }
}
