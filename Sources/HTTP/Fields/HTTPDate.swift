/// A moment in whole seconds, written as IMF-fixdate: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
public struct HTTPDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Since 1970-01-01T00:00:00Z, without leap seconds.
    public let secondsSinceEpoch: Int

    /// Clamped to the years 1970…9999, which four digits can write.
    public init(secondsSinceEpoch: Int) {
        self.secondsSinceEpoch = min(max(secondsSinceEpoch, 0), 253_402_300_799)
    }

    /// 29 bytes of ASCII.
    public var bytes: [UInt8] {
        let (days, second) = secondsSinceEpoch.quotientAndRemainder(dividingBy: 86_400)
        let date = CivilDate(daysSinceEpoch: days)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(29)
        bytes.append(contentsOf: Self.weekdays[(days + 4) % 7].utf8)
        bytes.append(", ")
        bytes.append(decimal: date.day, width: 2)
        bytes.append(.space)
        bytes.append(contentsOf: Self.months[date.month - 1].utf8)
        bytes.append(.space)
        bytes.append(decimal: date.year, width: 4)
        bytes.append(.space)
        bytes.append(decimal: second / 3600, width: 2)
        bytes.append(.colon)
        bytes.append(decimal: second / 60 % 60, width: 2)
        bytes.append(.colon)
        bytes.append(decimal: second % 60, width: 2)
        bytes.append(" GMT")
        return bytes
    }

    public var description: String { String(decoding: bytes, as: UTF8.self) }
    public var fieldValue: FieldValue { FieldValue(trusted: description) }

    public static func < (left: HTTPDate, right: HTTPDate) -> Bool {
        left.secondsSinceEpoch < right.secondsSinceEpoch
    }

    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
