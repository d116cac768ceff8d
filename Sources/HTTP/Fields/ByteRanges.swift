/// The parts of a content that a `Range` field asks for (RFC 9110 §14.1.2): `bytes=0-499, -500`.
public struct ByteRanges: Sendable, Hashable {
    private enum Part: Hashable {
        /// To the end when `last` is `nil`.
        case from(Int, last: Int?)
        case suffix(Int)
    }

    /// A request for more parts is answered whole: many small ones cost more than they save.
    public static let maximumCount = 8

    private let parts: [Part]

    /// `nil` on another unit, a malformed list, or more than `maximumCount` parts: the field is ignored then (§14.2).
    public init?(parsing text: String) {
        var scanner = FieldScanner(text)
        guard scanner.token()?.lowercased() == "bytes", scanner.take(.equals) else { return nil }
        var parts: [Part] = []
        repeat {
            while scanner.takeSeparator(.comma) {}
            if scanner.isAtEnd { break }
            guard let part = Self.part(&scanner), parts.count < Self.maximumCount else { return nil }
            parts.append(part)
        } while scanner.takeSeparator(.comma)
        guard scanner.isAtEnd, !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// Where the parts lie in a content of `length` bytes, in the order asked for; those beyond its end are left out. Empty:
    /// none can be had (416). `nil`: together they are longer than the content, which then is the better answer.
    public func resolved(in length: Int) -> [Range<Int>]? {
        let found = parts.compactMap { part -> Range<Int>? in
            switch part {
            case .from(let first, let last): first < length ? first..<min(last ?? .max, length - 1) + 1 : nil
            case .suffix(let count): count > 0 && length > 0 ? length - min(count, length)..<length : nil
            }
        }
        let total = found.reduce(0) { $0 + $1.count }
        return total <= length ? found : nil
    }

    private static func part(_ scanner: inout FieldScanner) -> Part? {
        if scanner.take(.hyphen) { return scanner.run(of: .digits).map { .suffix(number($0)) } }
        guard let first = scanner.run(of: .digits).map(number), scanner.take(.hyphen) else { return nil }
        guard let last = scanner.run(of: .digits).map(number) else { return .from(first, last: nil) }
        return first <= last ? .from(first, last: last) : nil
    }

    /// A number past `Int.max` lies beyond every content, as `Int.max` does.
    private static func number(_ digits: String) -> Int {
        digits.utf8.reduce(0) { number, digit in
            let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(digit.digitValue ?? 0)
            return overflow || carry ? .max : sum
        }
    }
}
