import HTTP

/// Raw bytes that a peer may send, the rule that judges them, and what must come of them.
///
/// The parser's tests replay every case cut in every way; the server's tests send it over a socket.
public struct WireCase: Sendable, CustomStringConvertible {
    /// The section that decides, or the name under which the attack is known.
    public let rule: String
    public let name: String
    public let raw: [UInt8]
    /// The bodies of the messages that are sound, in order; with a failure those before it.
    public let bodies: [String]
    /// `nil` when all is sound.
    public let failure: RequestFailure?

    public var description: String { "\(rule): \(name)" }

    /// Scalars up to U+00FF stand for single bytes, so that any byte can be written.
    public init(_ rule: String, _ name: String, _ raw: String, bodies: [String] = [], failure: RequestFailure? = nil) {
        self.rule = rule
        self.name = name
        self.raw = raw.unicodeScalars.flatMap { scalar in
            scalar.value < 256 ? [UInt8(scalar.value)] : Array(String(scalar).utf8)
        }
        self.bodies = bodies
        self.failure = failure
    }

    /// Everything that must be refused.
    public static let refused: [WireCase] =
        requestLines + targets + fields + hosts + lengths + codings + obfuscations + chunks + trailers + desyncs

    /// The bytes that no line may hold.
    static let controls: [Character] = ["\0", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{1F}", "\u{7F}"]
}

// Builders: what a table leaves out is sound.
extension WireCase {
    /// A whole request with that request line.
    static func line(_ line: String, _ failure: RequestFailure, _ rule: String, _ name: String) -> WireCase {
        WireCase(rule, name, "\(line)\r\nHost: a\r\n\r\n", failure: failure)
    }

    /// A POST with one more field line, and bytes behind it.
    static func field(_ field: String, _ failure: RequestFailure, _ rule: String, _ name: String) -> WireCase {
        WireCase(rule, name, "POST / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\nabcdef", failure: failure)
    }

    /// A chunked body; its head is sound, and its handler may be running when the fault shows.
    static func chunked(_ chunks: String, _ failure: RequestFailure, _ rule: String, _ name: String) -> WireCase {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        return WireCase(rule, name, head + chunks, bodies: [""], failure: failure)
    }
}
