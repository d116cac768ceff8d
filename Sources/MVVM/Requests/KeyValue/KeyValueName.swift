/// The names of nested values: `author.name`. A dot or percent sign within a part is percent-encoded, so that any text can
/// be the key of a dictionary.
enum KeyValueName {
    static func joined(_ prefix: String, _ part: String) -> String {
        let escaped = part.utf8.contains { $0 == dot || $0 == percent } ? escaped(part) : part
        return prefix.isEmpty ? escaped : "\(prefix).\(escaped)"
    }

    /// The part that follows a prefix directly: `name` of `author.name.first`; nil for a name that stands elsewhere.
    static func part(of name: String, below prefix: String) -> String? {
        guard prefix.isEmpty || isPart(name, of: prefix) else { return nil }
        let part = name.utf8.dropFirst(prefix.isEmpty ? 0 : prefix.utf8.count + 1).prefix { $0 != dot }
        return part.contains(percent) ? unescaped(part) : String(part)
    }

    /// Whether a name stands below another: `author.name` below `author`.
    static func isPart(_ name: String, of prefix: String) -> Bool {
        let (name, prefix) = (name.utf8, prefix.utf8)
        return name.count > prefix.count && name.starts(with: prefix)
            && name[name.index(name.startIndex, offsetBy: prefix.count)] == dot
    }

    private static let dot = UInt8(ascii: ".")
    private static let percent = UInt8(ascii: "%")

    private static func escaped(_ part: String) -> String {
        let bytes = part.utf8.flatMap { byte in
            byte == dot ? Array("%2E".utf8) : byte == percent ? Array("%25".utf8) : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unescaped(_ part: Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            if byte == percent, rest.starts(with: "2E".utf8) || rest.starts(with: "25".utf8) {
                bytes.append(rest.starts(with: "2E".utf8) ? dot : percent)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
