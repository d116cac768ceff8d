/// A list with q-values, such as `Accept` and `Accept-Language` (RFC 9110 §12.4.2).
public struct QualityList: Sendable, Hashable {
    public struct Element: Sendable, Hashable {
        /// Lower-cased in ASCII, without its parameters but those before `q`: `text/html;level=1`.
        public let value: String
        /// 0…1000, where 0 means "not acceptable" and 1000 is the default.
        public let quality: Int
    }

    /// A longer list is cut here: a header of 10,000 ranges is an attack, not a preference.
    public static let maximumCount = 32

    /// By falling quality; the order of the list decides between equals.
    public let elements: [Element]
    /// Whether there was more, which nobody read.
    public let isCut: Bool

    /// An element whose q-value is malformed is dropped.
    public init(parsing text: String) { self.init(parsing: [text]) }

    /// Several fields of one name count as one list (RFC 9110 §5.3).
    public init(parsing texts: [String]) {
        let pieces = texts.flatMap { Substring($0).utf8.pieces(separatedBy: .comma, atMost: Self.maximumCount + 1) }
        let found = pieces.prefix(Self.maximumCount).compactMap(Self.element)
        isCut = pieces.count > Self.maximumCount
        // Offsets keep the sort stable.
        elements = found.enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element)
    }

    public init(of name: FieldName, in fields: HeaderFields) { self.init(parsing: fields.values(of: name)) }

    public var isEmpty: Bool { elements.isEmpty }

    private static func element(_ piece: Substring.UTF8View) -> Element? {
        var parts: [String] = []
        for part in piece.pieces(separatedBy: .semicolon, atMost: .max) {
            let bytes = Array(part)
            let range = bytes.span.trimmed(0..<bytes.count)
            let folded = String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
            guard folded.utf8.starts(with: "q=".utf8) else {
                parts.append(folded)
                continue
            }
            // What follows the q-value is extension, and never was used.
            guard let quality = quality(folded.utf8.dropFirst(2)), !parts.isEmpty else { return nil }
            return Element(value: parts.joined(separator: ";"), quality: quality)
        }
        let value = parts.joined(separator: ";")
        return value.isEmpty ? nil : Element(value: value, quality: 1000)
    }

    /// `( "0" [ "." 0*3DIGIT ] ) / ( "1" [ "." 0*3("0") ] )`, times 1000.
    private static func quality(_ text: Substring.UTF8View) -> Int? {
        guard let first = text.first, let whole = first.digitValue, whole <= 1 else { return nil }
        let rest = text.dropFirst()
        guard let point = rest.first else { return whole * 1000 }
        let digits = rest.dropFirst()
        guard point == UInt8(ascii: "."), digits.count <= 3 else { return nil }
        var (thousandths, weight) = (whole * 1000, 100)
        for byte in digits {
            guard let digit = byte.digitValue else { return nil }
            thousandths += digit * weight
            weight /= 10
        }
        return thousandths <= 1000 ? thousandths : nil
    }
}

extension Substring.UTF8View {
    /// What stands between separators, but for empty pieces; a separator within a quoted string is none (RFC 9110 §5.6.4).
    fileprivate func pieces(separatedBy separator: UInt8, atMost limit: Int) -> [Substring.UTF8View] {
        var (isQuoted, isEscaped) = (false, false)
        return split(maxSplits: Swift.max(0, limit - 1)) { byte in
            defer { isEscaped = isQuoted && !isEscaped && byte == UInt8(ascii: "\\") }
            if byte == .quote, !isEscaped { isQuoted.toggle() }
            return !isQuoted && byte == separator
        }
    }
}
