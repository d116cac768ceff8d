// Turns bytes into request heads, line by line, as they come.
// Owns the order of a head's parts and its limits. Does not know sockets, time, or what a body means.

/// An incremental parser for one head after another on a connection (RFC 9112 §2).
///
/// It gives the same answer wherever the input is split: the first offending line decides.
public struct RequestParser: Sendable {
    private enum Phase {
        case start
        case afterEmptyLine
        case fields
    }

    private let limits: Limits
    private var phase = Phase.start
    /// How much of the current line has been scanned without finding its end.
    private var scanned = 0
    private var fieldBytes = 0
    private var framing = FramingFields()
    /// The head so far, once its request line has been read; lets a refusal know whom it answers.
    public private(set) var partialHead: RequestHead?
    /// Of a head that was refused, what tells how to answer.
    public private(set) var refused: RefusedHead?

    public init(limits: Limits = Limits()) { self.limits = limits }

    /// Whether no byte of a head has been seen since the last one was complete; the empty line that may precede one is none.
    public var isIdle: Bool { phase != .fields && scanned == 0 }

    /// Reads from `position`, which it moves past what it is done with. `nil` asks for more: present the bytes from
    /// `position` on again, with more behind them.
    public mutating func parse(
        _ input: Span<UInt8>, at position: inout Int
    ) throws(RequestFailure) -> ParsedRequest? {
        var start = position
        do throws(RequestFailure) {
            return try parseLines(of: input, at: &position, lineStart: &start)
        } catch {
            let isHEAD = phase != .fields && input.count >= start + 5 && input.equals("HEAD ", in: start..<start + 5)
            refused = RefusedHead(method: isHEAD ? .head : nil, limits: limits)
            position = start
            readOn(input, at: &position)
            throw error
        }
    }

    /// Goes on with a head that was refused, for what `refused` tells.
    public mutating func readOn(_ input: Span<UInt8>, at position: inout Int) {
        refused?.read(input, at: &position)
    }

    private mutating func parseLines(
        of input: Span<UInt8>, at position: inout Int, lineStart: inout Int
    ) throws(RequestFailure) -> ParsedRequest? {
        while let end = try endOfLine(in: input, from: position) {
            let line = position..<end
            lineStart = position
            position = end + 2
            scanned = 0
            if phase != .fields {
                try takeRequestLine(input, in: line)
            } else if line.isEmpty {
                return try finish()
            } else {
                try takeField(input, in: line)
            }
            lineStart = position
        }
        return nil
    }

    private mutating func takeRequestLine(_ input: Span<UInt8>, in line: Range<Int>) throws(RequestFailure) {
        guard !line.isEmpty else {
            // RFC 9112 §2.2: one empty line before a request is a known habit of old clients.
            guard phase == .start else { throw .malformedRequestLine }
            phase = .afterEmptyLine
            return
        }
        let parsed = try RequestLine(input, in: line)
        partialHead = RequestHead(method: parsed.method, target: parsed.target, version: parsed.version)
        phase = .fields
    }

    private mutating func takeField(_ input: Span<UInt8>, in line: Range<Int>) throws(RequestFailure) {
        let field = try FieldLine(input, in: line)
        fieldBytes += line.count + 2
        guard let count = partialHead?.fields.count, count < limits.fieldCount else { throw .tooManyFields }
        partialHead?.fields.append(field, of: input)
        try framing.note(field, of: input)
    }

    private mutating func finish() throws(RequestFailure) -> ParsedRequest {
        guard let head = partialHead else { throw .malformedRequestLine }
        let request = try framing.request(for: head, limits: limits)
        self = RequestParser(limits: limits)
        return request
    }

    /// Where the CRLF of the line at `start` begins, or `nil` when it has not come. Refuses control bytes on the way.
    private mutating func endOfLine(in input: Span<UInt8>, from start: Int) throws(RequestFailure) -> Int? {
        let longest = phase == .fields ? max(0, limits.fieldBytes - fieldBytes - 2) : limits.requestLineBytes
        let end = min(input.count, start + longest + 1)
        var index = start + scanned
        while index < end, let control = input.firstControl(from: index, to: end) {
            switch input[control] {
            case .tab where phase == .fields:
                index = control + 1
            case .carriageReturn where control + 1 == input.count:
                scanned = control - start
                return nil
            case .carriageReturn:
                guard input[control + 1] == .lineFeed else { throw .bareCarriageReturn }
                return control
            case .lineFeed: throw .bareLineFeed
            default: throw .controlByte
            }
        }
        guard input.count - start <= longest else { throw phase == .fields ? .fieldsTooLarge : .requestLineTooLong }
        scanned = input.count - start
        return nil
    }
}
