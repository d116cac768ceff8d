// Reads a JSON text into a tree, as RFC 8259 has it and not a byte more.
// Owns the grammar of lists, objects and literals, and the limits. Does not know what the values are for.

/// Refuses what other readers let pass: trailing commas, repeated names, lone surrogates, bytes behind the value, a byte
/// order mark, bytes that are not UTF-8.
struct JSONParser {
    let bytes: [UInt8]
    let limits: JSONLimits
    var index = 0
    private var valueCount = 0
    /// Names and indices of the value that is being read.
    private var path: [String] = []

    private init(_ bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    static func parse(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONMistake) -> JSONNode {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw JSONMistake("The text is not UTF-8 here.", at: error.byteOffsets.lowerBound, of: bytes, path: [])
        }
        var parser = JSONParser(bytes, limits: limits)
        let node = try parser.value()
        parser.skipBlanks()
        guard parser.index == bytes.count else { throw parser.mistake("The value has ended; nothing may follow it.") }
        return node
    }

    private mutating func value() throws(JSONMistake) -> JSONNode {
        skipBlanks()
        valueCount += 1
        guard valueCount <= limits.valueCount else {
            throw mistake("There are more than \(limits.valueCount) values.")
        }
        guard let first = next else { throw mistake("A value is missing: the text ends here.") }
        let offset = index
        return JSONNode(content: try content(first), offset: offset)
    }

    private mutating func content(_ first: UInt8) throws(JSONMistake) -> JSONNode.Content {
        switch first {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .list(try list())
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default:
            if take("true") { return .flag(true) }
            if take("false") { return .flag(false) }
            if take("null") { return .null }
            throw mistake("No value begins like this.")
        }
    }

    private mutating func object() throws(JSONMistake) -> JSONObject {
        var object = JSONObject()
        try open()
        guard !takeByte("}") else { return object }
        repeat {
            skipBlanks()
            let offset = index
            guard next == UInt8(ascii: "\"") else {
                throw mistake("A member's name is missing: it begins with a quote.")
            }
            let name = try string()
            guard !object.contains(name) else {
                throw mistake("\(JSONMistake.quoted(name)) is given twice.", at: offset)
            }
            guard takeByte(":") else { throw mistake("A ':' is missing after \(JSONMistake.quoted(name)).") }
            path.append(name)
            object.append(JSONObject.Member(name: name, offset: offset, value: try value()))
            path.removeLast()
        } while takeByte(",")
        guard takeByte("}") else { throw mistake("A ',' or the '}' of the object is missing.") }
        return object
    }

    private mutating func list() throws(JSONMistake) -> [JSONNode] {
        var list: [JSONNode] = []
        try open()
        guard !takeByte("]") else { return list }
        repeat {
            path.append(String(list.count))
            list.append(try value())
            path.removeLast()
        } while takeByte(",")
        guard takeByte("]") else { throw mistake("A ',' or the ']' of the list is missing.") }
        return list
    }

    private mutating func open() throws(JSONMistake) {
        guard path.count < limits.depth else { throw mistake("Values nest deeper than \(limits.depth) levels.") }
        index += 1
    }

    // MARK: Bytes

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    func mistake(_ complaint: String, at offset: Int? = nil) -> JSONMistake {
        JSONMistake(complaint, at: offset ?? index, of: bytes, path: path)
    }

    /// The four blanks of RFC 8259 §2, and no other.
    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    }

    /// One structural byte, with blanks around it.
    private mutating func takeByte(_ scalar: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private mutating func take(_ literal: String) -> Bool {
        guard bytes[index...].starts(with: literal.utf8) else { return false }
        index += literal.utf8.count
        return true
    }
}
