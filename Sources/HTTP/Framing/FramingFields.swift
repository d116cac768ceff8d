// Finds where a request body ends: Content-Length, chunked, or none; and whether the connection goes on.
// Owns RFC 9112 sections 3.2, 6 and 9.3: every framing decision is in this file.
// Does not know sockets, routes, or what a body means.

/// Notes the fields that frame a message while they are parsed, and judges them together at the end of the head.
struct FramingFields: Sendable {
    private var host: String?
    private var contentLength: Int?
    private var isChunked = false
    private var asksClose = false
    private var asksKeepAlive = false
    private var expectsContinue = false

    mutating func note(_ field: FieldLine, of input: Span<UInt8>) throws(RequestFailure) {
        // By length first: most fields are none of these.
        switch field.name.count {
        case 4 where input.equalsFolded("host", in: field.name):
            guard host == nil else { throw .repeatedHost }
            guard Authority.isValid(input, in: field.value) else { throw .malformedHost }
            host = input.text(in: field.value)
        case 6 where input.equalsFolded("expect", in: field.name):
            guard input.equalsFolded("100-continue", in: field.value) else { throw .unknownExpectation }
            expectsContinue = true
        case 10 where input.equalsFolded("connection", in: field.name):
            noteConnection(input, in: field.value)
        case 14 where input.equalsFolded("content-length", in: field.name):
            guard contentLength == nil else { throw .repeatedContentLength }
            contentLength = try Self.length(input, in: field.value)
        case 17 where input.equalsFolded("transfer-encoding", in: field.name):
            try noteTransferEncoding(input, in: field.value)
        default: break
        }
    }

    func request(for head: RequestHead, limits: Limits) throws(RequestFailure) -> ParsedRequest {
        try checkHost(of: head)
        let isModern = head.version == .http11
        return ParsedRequest(
            head: head, framing: try framing(for: head.version, limits: limits),
            keepsAlive: !asksClose && (isModern || asksKeepAlive), expectsContinue: expectsContinue && isModern)
    }

    /// RFC 9112 §3.2: exactly one `Host` in 1.1; the absolute form may not name another.
    private func checkHost(of head: RequestHead) throws(RequestFailure) {
        guard let host else {
            guard head.version == .http10 else { throw .missingHost }
            return
        }
        guard let authority = head.target.authority else { return }
        let folded = (host.utf8.map(\.asciiLowercased), authority.utf8.map(\.asciiLowercased))
        guard folded.0 == folded.1 else { throw .hostDiffersFromTarget }
    }

    private func framing(for version: Version, limits: Limits) throws(RequestFailure) -> BodyFraming {
        if isChunked {
            guard contentLength == nil else { throw .contentLengthWithTransferEncoding }
            guard version == .http11 else { throw .transferEncodingInHTTP10 }
            return .chunked
        }
        guard let contentLength, contentLength > 0 else { return .none }
        guard contentLength <= limits.bodyBytes else { throw .bodyTooLarge }
        return .length(contentLength)
    }

    /// Digits only, by hand: `Int("+3")` is 3. More digits than an `Int` holds are refused, as are lists.
    private static func length(_ input: Span<UInt8>, in range: Range<Int>) throws(RequestFailure) -> Int {
        guard !range.isEmpty else { throw .malformedContentLength }
        var length = 0
        for index in range {
            guard let digit = input[index].digitValue else { throw .malformedContentLength }
            let (shifted, overflow) = length.multipliedReportingOverflow(by: 10)
            guard !overflow, shifted <= Int.max - digit else { throw .malformedContentLength }
            length = shifted + digit
        }
        return length
    }

    /// RFC 9112 §6.1: `chunked` once and last. Other codings before it are 501, anything else is 400.
    private mutating func noteTransferEncoding(_ input: Span<UInt8>, in range: Range<Int>) throws(RequestFailure) {
        guard !isChunked else { throw .malformedTransferEncoding }
        let codings = input.elements(in: range)
        let chunked = codings.filter { input.equalsFolded("chunked", in: $0) }
        guard chunked.count == 1, chunked.last == codings.last, !codings.contains(where: \.isEmpty) else {
            throw .malformedTransferEncoding
        }
        guard codings.count == 1 else { throw .unsupportedTransferCoding }
        isChunked = true
    }

    private mutating func noteConnection(_ input: Span<UInt8>, in range: Range<Int>) {
        for option in input.elements(in: range) {
            if input.equalsFolded("close", in: option) { asksClose = true }
            if input.equalsFolded("keep-alive", in: option) { asksKeepAlive = true }
        }
    }
}
