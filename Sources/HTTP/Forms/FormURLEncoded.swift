/// `application/x-www-form-urlencoded`: a query or a form body as ordered pairs (WHATWG URL §5).
///
/// A name may occur many times: checkboxes do. Names are not interpreted: brackets and dots build no nested values.
public struct FormURLEncoded: Sendable, Hashable {
    public struct Pair: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public let pairs: [Pair]

    /// Empty pieces (`a=1&&b=2`) are skipped; a name without "=" has an empty value.
    public init(parsing bytes: [UInt8], limits: FormLimits = FormLimits()) throws(FormError) {
        let span = bytes.span
        var pairs: [Pair] = []
        var start = 0
        var count = 0
        while start < bytes.count {
            let end = span.firstIndex(of: UInt8(ascii: "&"), in: start..<bytes.count) ?? bytes.count
            count += 1
            guard count <= limits.pairCount else { throw .tooManyPairs }
            if start < end { pairs.append(try Self.pair(bytes[start..<end], limits: limits)) }
            start = end + 1
        }
        self.pairs = pairs
    }

    public init(parsing text: String, limits: FormLimits = FormLimits()) throws(FormError) {
        try self.init(parsing: Array(text.utf8), limits: limits)
    }

    /// The first value of that name, compared as bytes.
    public subscript(_ name: String) -> String? {
        pairs.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    public func values(of name: String) -> [String] {
        pairs.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
    }

    private static func pair(_ piece: ArraySlice<UInt8>, limits: FormLimits) throws(FormError) -> Pair {
        let equals = piece.firstIndex(of: .equals) ?? piece.endIndex
        let (name, value) = (piece[..<equals], piece[equals...].dropFirst())
        guard name.count <= limits.nameBytes else { throw .nameTooLong }
        guard value.count <= limits.valueBytes else { throw .valueTooLong }
        return Pair(name: try text(name), value: try text(value))
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(FormError) -> String {
        guard let decoded = PercentCoding.decode(bytes, plusIsSpace: true) else { throw .malformedEncoding }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .notUTF8 }
        return text
    }
}
