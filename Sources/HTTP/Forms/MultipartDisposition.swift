/// Reads `form-data; name="…"; filename="…"` as browsers write it (WHATWG HTML, multipart/form-data encoding): in quotes
/// no byte but the quote is special, and a quote or line break within is `%22`, `%0D` or `%0A`. A backslash escapes
/// nothing: `C:\new` is a name.
struct MultipartDisposition {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The parameters by name. A repeated one, and `filename*`, which RFC 7578 §4.2 forbids, are refused.
    mutating func formData() throws(MultipartError) -> [String: String] {
        guard token().lowercased() == "form-data" else { throw .malformedDisposition }
        var parameters: [String: String] = [:]
        while index < bytes.count {
            skipBlanks()
            guard take(.semicolon) else { throw .malformedDisposition }
            skipBlanks()
            let name = token().lowercased()
            guard !name.isEmpty, !name.hasSuffix("*"), take(.equals), parameters[name] == nil else {
                throw .malformedDisposition
            }
            parameters[name] = try value()
        }
        return parameters
    }

    private mutating func value() throws(MultipartError) -> String {
        guard take(.quote) else {
            let text = token()
            guard !text.isEmpty else { throw .malformedDisposition }
            return text
        }
        guard let end = bytes[index...].firstIndex(of: .quote) else { throw .malformedDisposition }
        let quoted = unescaped(bytes[index..<end])
        index = end + 1
        guard let text = String(validating: quoted, as: UTF8.self) else { throw .notUTF8 }
        return text
    }

    private func unescaped(_ quoted: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = quoted
        while let byte = rest.popFirst() {
            let escape = byte == .percent ? Self.escapes.first { rest.starts(with: $0.digits.utf8) } : nil
            result.append(escape?.byte ?? byte)
            if escape != nil { rest = rest.dropFirst(2) }
        }
        return result
    }

    private static let escapes: [(digits: String, byte: UInt8)] = [
        ("22", .quote), ("0D", .carriageReturn), ("0A", .lineFeed),
    ]

    private mutating func token() -> String {
        let set = ByteSet.token
        let start = index
        while index < bytes.count, set.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index].isBlank { index += 1 }
    }
}
