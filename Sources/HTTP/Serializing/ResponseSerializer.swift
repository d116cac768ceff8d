// Writes response heads.
// Owns the framing fields and the request's id: whatever the handler put there, the ones on the wire are true.

/// Writes the head of the answer to one request.
public struct ResponseSerializer: Sendable {
    /// `nil` when the request was too broken to have one.
    public var method: Method?
    public var version: Version
    public var keepsAlive: Bool
    /// By which the server's logs know the request; it goes out as `X-Request-Id`, whatever the status.
    public var requestID: FieldValue?

    public init(method: Method?, version: Version, keepsAlive: Bool, requestID: FieldValue? = nil) {
        self.method = method
        self.version = version
        self.keepsAlive = keepsAlive
        self.requestID = requestID
    }

    /// How the body of `response` travels; decided before its head is written.
    public func transfer(of response: Response) -> BodyTransfer {
        guard response.status.allowsContent, method != .head else { return .none }
        switch content(of: response) {
        case .empty: return .none
        case .bytes: return .bytes
        case .stream(let length?, _): return .counted(length)
        case .stream(nil, _): return version == .http11 ? .chunked : .untilClose
        }
    }

    /// Appends status line, fields and the empty line. `date` is an IMF-fixdate in ASCII.
    public func appendHead(of response: Response, date: [UInt8], to output: inout [UInt8]) {
        output.append("HTTP/1.1 ")
        output.append(decimal: response.status.code)
        output.append(.space)
        output.append(response.status.reason)
        output.append("\r\nDate: ")
        output.append(contentsOf: date)
        output.append("\r\n")
        appendRequestID(to: &output)
        appendFraming(of: response, to: &output)
        appendConnection(of: response, to: &output)
        response.fields.append(to: &output, except: Self.owned)
        output.append("\r\n")
    }

    private static let owned: [FieldName] = [
        .connection, .contentLength, .date, .keepAlive, .trailer, .transferEncoding, .upgrade, .xRequestID,
    ]

    private func appendRequestID(to output: inout [UInt8]) {
        guard let requestID else { return }
        output.append("X-Request-Id: ")
        output.append(contentsOf: requestID.text.utf8)
        output.append("\r\n")
    }

    private func appendFraming(of response: Response, to output: inout [UInt8]) {
        if response.status.allowsContent {
            switch content(of: response) {
            case .empty: appendLength(0, to: &output)
            case .bytes(let bytes): appendLength(bytes.count, to: &output)
            // A negative length is a handler's mistake; the writer breaks the stream off.
            case .stream(let length?, _): appendLength(max(0, length), to: &output)
            case .stream(nil, _): if version == .http11 { output.append("Transfer-Encoding: chunked\r\n") }
            }
        }
    }

    /// Whether the connection goes on; with a 426 also the protocol that it demands, and no other status has one: this
    /// server never changes protocols. Who sends `Upgrade` says so in `Connection` (RFC 9110 §7.8).
    private func appendConnection(of response: Response, to output: inout [UInt8]) {
        let closes = !keepsAlive || transfer(of: response) == .untilClose
        let persistence: StaticString? = closes ? "close" : version == .http10 ? "keep-alive" : nil
        if response.status == .upgradeRequired, let upgrade = response.fields[.upgrade] {
            output.append("Upgrade: ")
            output.append(contentsOf: upgrade.utf8)
            output.append("\r\nConnection: upgrade")
            if let persistence {
                output.append(", ")
                output.append(persistence)
            }
            output.append("\r\n")
        } else if let persistence {
            output.append("Connection: ")
            output.append(persistence)
            output.append("\r\n")
        }
    }

    /// A 205 has none, and says so with a length (RFC 9110 §15.3.6).
    private func content(of response: Response) -> ResponseBody {
        response.status == .resetContent ? .empty : response.body
    }

    private func appendLength(_ length: Int, to output: inout [UInt8]) {
        output.append("Content-Length: ")
        output.append(decimal: length)
        output.append("\r\n")
    }
}
