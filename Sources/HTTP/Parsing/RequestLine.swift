/// `method SP target SP HTTP-version` with exactly these two spaces (RFC 9112 §3).
struct RequestLine {
    let method: Method
    let target: RequestTarget
    let version: Version

    init(_ input: Span<UInt8>, in line: Range<Int>) throws(RequestFailure) {
        guard
            let first = input.firstIndex(of: .space, in: line),
            let second = input.firstIndex(of: .space, in: first + 1..<line.upperBound),
            first > line.lowerBound, second > first + 1
        else { throw .malformedRequestLine }
        version = try Self.version(input, in: second + 1..<line.upperBound)
        method = try Self.method(input, in: line.lowerBound..<first)
        guard let target = RequestTarget(input, in: first + 1..<second), target.path != "*" || method == .options
        else { throw .malformedTarget }
        self.target = target
    }

    private static func version(_ input: Span<UInt8>, in range: Range<Int>) throws(RequestFailure) -> Version {
        guard
            range.count == 8, input.equals("HTTP/", in: range.prefix(5)),
            input[range.lowerBound + 6] == UInt8(ascii: "."),
            let major = input[range.lowerBound + 5].digitValue, let minor = input[range.lowerBound + 7].digitValue
        else { throw .malformedRequestLine }
        guard major == 1 else { throw .unsupportedVersion }
        return minor == 0 ? .http10 : .http11
    }

    private static func method(_ input: Span<UInt8>, in range: Range<Int>) throws(RequestFailure) -> Method {
        if input.equals("GET", in: range) { return .get }
        if input.equals("POST", in: range) { return .post }
        let token = ByteSet.token
        for index in range where !token.contains(input[index]) { throw .malformedRequestLine }
        let method = Method(rawValue: input.text(in: range))
        guard Method.implemented.contains(method) else { throw .methodNotImplemented }
        return method
    }
}
