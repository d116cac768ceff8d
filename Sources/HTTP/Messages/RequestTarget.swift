/// What a request asks for (RFC 9112 §3.2), in origin form, absolute form, or the asterisk of `OPTIONS *`.
public struct RequestTarget: Sendable, Hashable {
    /// Raw, still percent-encoded. Begins with "/", except that the asterisk form is "*".
    public let path: String
    /// The path with its unreserved bytes decoded, the same for all spellings of a URI (RFC 3986 §6.2.2.2). What else is
    /// encoded stays so: decoded, it might mean something.
    public var normalizedPath: String {
        path.utf8.contains(.percent) ? PercentCoding.decodeUnreserved(path) : path
    }
    /// Raw, without the "?". `nil` when there is no "?".
    public let query: String?
    /// `http` or `https`, as the absolute form begins, else `nil`.
    public let scheme: String?
    /// Host and port of the absolute form, else `nil`.
    public let authority: String?

    /// `/`
    public static let root = RequestTarget(path: "/")

    /// `nil` on anything that a server may not be asked: the authority form, a fragment, a relative path, a byte outside
    /// the grammar, a "%" without two hex digits.
    public init?(parsing text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes.span, in: 0..<bytes.count)
    }

    init?(_ input: Span<UInt8>, in range: Range<Int>) {
        guard let first = range.first else { return nil }
        if input[first] == .slash {
            self.init(input, in: range, scheme: nil, authority: nil)
        } else if range.count == 1, input[first] == UInt8(ascii: "*") {
            self.init(path: "*")
        } else {
            self.init(absolute: input, in: range)
        }
    }

    private init?(absolute input: Span<UInt8>, in range: Range<Int>) {
        guard let scheme = ["http", "https"].first(where: { input.hasPrefix($0 + "://", in: range) }) else {
            return nil
        }
        let start = range.lowerBound + scheme.utf8.count + 3
        let end = (start..<range.upperBound).first { input[$0] == .slash || input[$0] == .questionMark }
        let host = start..<(end ?? range.upperBound)
        guard Authority.isValid(input, in: host) else { return nil }
        self.init(
            input, in: host.upperBound..<range.upperBound, scheme: scheme, authority: input.text(in: host))
    }

    /// `range` is the path and query; an absolute target may lack the path, which then is "/".
    private init?(_ input: Span<UInt8>, in range: Range<Int>, scheme: String?, authority: String?) {
        guard let mark = Self.endOfPath(input, in: range) else { return nil }
        self.init(
            path: mark == range.lowerBound ? "/" : input.text(in: range.lowerBound..<mark),
            query: mark == range.upperBound ? nil : input.text(in: mark + 1..<range.upperBound), scheme: scheme,
            authority: authority)
    }

    private init(path: String, query: String? = nil, scheme: String? = nil, authority: String? = nil) {
        self.path = path
        self.query = query
        self.scheme = scheme
        self.authority = authority
    }

    /// The index of the "?" or the end; `nil` when a byte is outside the grammar.
    private static func endOfPath(_ input: Span<UInt8>, in range: Range<Int>) -> Int? {
        let (inPath, inQuery) = (ByteSet.path, ByteSet.query)
        var mark = range.upperBound
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = input[index]
            if byte == .percent {
                guard index + 2 < range.upperBound, input[index + 1].hexValue != nil, input[index + 2].hexValue != nil
                else { return nil }
                index += 2
            } else if mark < range.upperBound {
                guard inQuery.contains(byte) else { return nil }
            } else if byte == .questionMark {
                mark = index
            } else if !inPath.contains(byte) {
                return nil
            }
            index += 1
        }
        return mark
    }
}
