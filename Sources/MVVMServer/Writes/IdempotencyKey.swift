import HTTP

/// Stands for one press of a button: the hidden field of a form, or a program's `Idempotency-Key`.
///
/// The field's value is a string of structured fields (RFC 9651 §3.3.3), as draft-ietf-httpapi-idempotency-key-header has
/// it. What programs have long sent without the quotes is the same key: `"8e03978e"` and `8e03978e`.
struct IdempotencyKey {
    /// 1...255 bytes.
    let text: String

    /// - Parameter typed: the texts of a form, whose key comes before a header.
    /// - Throws: 400 for a key that cannot be read, is too long, or comes twice.
    /// - Returns: nil where none was sent.
    init?(typed: [String: String], fields: HeaderFields) throws(HTTPFailure) {
        if let text = typed["idempotencyKey"] {
            guard !text.isEmpty else { return nil }
            try self.init(text, from: .form)
        } else {
            let values = fields.values(of: "Idempotency-Key")
            guard let value = values.first else { return nil }
            guard values.count == 1 else { throw .unreadable(.headerField, "Idempotency-Key: one is expected.") }
            try self.init(parsing: value)
        }
    }

    init(parsing value: String) throws(HTTPFailure) {
        let isQuoted = value.utf8.first == UInt8(ascii: "\"")
        guard let text = isQuoted ? Self.unquoted(value.utf8.dropFirst()) : Self.bare(value) else {
            throw .unreadable(.headerField, "Idempotency-Key: a text in double quotes is expected.")
        }
        try self.init(text, from: .headerField)
    }

    private init(_ text: String, from part: UnreadablePart) throws(HTTPFailure) {
        guard 1...255 ~= text.utf8.count else {
            throw .unreadable(part, "An idempotency key has 1 to 255 bytes.")
        }
        self.text = text
    }

    /// RFC 9651 §4.2.5; nothing may follow the string, since the draft knows no parameters.
    private static func unquoted(_ value: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = value[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"):
                guard let next = rest.popFirst(), next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") else {
                    return nil
                }
                bytes.append(next)
            case UInt8(ascii: "\""): return rest.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
            case 0x20...0x7E: bytes.append(byte)
            default: return nil
            }
        }
        return nil
    }

    /// Visible bytes of ASCII, none of which means anything in a structured field.
    private static func bare(_ value: String) -> String? {
        value.utf8.allSatisfy { 0x21...0x7E ~= $0 && !#""\,;"#.utf8.contains($0) } ? value : nil
    }
}
