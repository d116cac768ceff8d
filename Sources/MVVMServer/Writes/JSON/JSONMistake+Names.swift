// How a mistake repeats what was sent: never at the sender's length.

extension JSONMistake {
    /// In Unicode scalars: one `Character` may be as long as the body.
    private static let nameLimit = 60

    /// A member's name as a message tells it: of a long one, how it begins.
    static func quoted(_ name: String) -> String {
        let shown = name.unicodeScalars.prefix(nameLimit)
        return isLong(name) ? "'\(name[..<shown.endIndex])…'" : "'\(name)'"
    }

    /// The value of a path, or the nearest one around it that can be named without a long name.
    static func pointer(to path: [String]) -> String {
        path.prefix { !isLong($0) }.map { "/" + escaped($0) }.joined()
    }

    private static func isLong(_ name: String) -> Bool { !name.unicodeScalars.dropFirst(nameLimit).isEmpty }

    /// RFC 6901 §3.
    private static func escaped(_ name: String) -> String {
        String(
            decoding: name.utf8.flatMap { byte in
                switch byte {
                case UInt8(ascii: "~"): Array("~0".utf8)
                case UInt8(ascii: "/"): Array("~1".utf8)
                default: [byte]
                }
            }, as: UTF8.self)
    }
}
