import HTTP

/// Names a request in logs, on error pages and in `X-Request-Id`: 13 letters and digits without I, L, O, U (Crockford's
/// base 32).
public struct RequestID: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// All zeros, so that what tests print stays the same.
    public static let inProcess = RequestID(number: 0)

    /// Short enough for a `String` to hold it in itself: an answer that tells it asks for no memory.
    public var description: String {
        let length = 13
        return String(unsafeUninitializedCapacity: length) { text in
            for place in 0..<length {
                let digit = UInt8(truncatingIfNeeded: number >> UInt64(5 * (length - 1 - place))) & 31
                text[place] = Self.digit(digit)
            }
            return length
        }
    }

    /// As `X-Request-Id` has it.
    var fieldValue: FieldValue { FieldValue(trusted: description) }

    private static func digit(_ value: UInt8) -> UInt8 {
        let digits: StaticString = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
        return digits.utf8Start[Int(value)]
    }
}
