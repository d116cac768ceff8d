/// Names a request in logs and on error pages: 13 letters and digits without I, L, O, U (Crockford's base 32).
public struct RequestID: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// All zeros, so that what tests print stays the same.
    public static let inProcess = RequestID(number: 0)

    public var description: String {
        let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
        let text = stride(from: 60, through: 0, by: -5).map { digits[Int(number >> UInt64($0) & 31)] }
        return String(decoding: text, as: UTF8.self)
    }
}
