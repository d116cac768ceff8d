// What is still read of a head after its refusal.
// Owns what of it counts: in which face and language its sender reads the refusal, and nothing else.

/// The rest of a head that was refused. Its bytes are never read as a request.
public struct RefusedHead: Sendable {
    /// `HEAD` where a request line was refused that begins with it: even that answer has no content (RFC 9110 §9.3.2).
    public let method: Method?
    /// `Accept` and `Accept-Language`, of the lines that are sound: one that is not says nothing about the next.
    public private(set) var fields: HeaderFields = [:]
    /// Whether the empty line has come that ends a head.
    public private(set) var isComplete = false
    /// How many bytes of lines are kept.
    private var room: Int
    /// In a line that is too long to be kept.
    private var isInLongLine = false
    /// Bytes behind the position in which no line ends: a line that comes byte by byte is not searched again for each.
    private var searched = 0

    init(method: Method?, limits: Limits) {
        self.method = method
        room = limits.fieldBytes
    }

    /// Reads from `position`, which it moves past what it is done with: in the beginning from the refused line on, which
    /// may be a field too many.
    mutating func read(_ input: Span<UInt8>, at position: inout Int) {
        while !isComplete, let end = input.endOfLine(from: position + searched) {
            searched = 0
            if isInLongLine {
                isInLongLine = false
            } else {
                take(position..<end, of: input)
            }
            position = end + 2
        }
        guard !isComplete else { return }
        // The last byte may be half of the CRLF.
        searched = max(0, input.count - position - 1)
        guard searched > 0, input.count - position > room else { return }
        isInLongLine = true
        position = input.count - 1
        searched = 0
    }

    private mutating func take(_ line: Range<Int>, of input: Span<UInt8>) {
        isComplete = line.isEmpty
        guard line.count + 2 <= room, input.firstControl(from: line.lowerBound, to: line.upperBound) == nil else {
            return
        }
        let field: FieldLine
        do throws(RequestFailure) { field = try FieldLine(input, in: line) } catch { return }
        guard
            input.equalsFolded("accept", in: field.name) || input.equalsFolded("accept-language", in: field.name)
        else { return }
        room -= line.count + 2
        fields.append(field, of: input)
    }
}

extension Span<UInt8> {
    /// Where the next CRLF begins; nil where none has come.
    fileprivate func endOfLine(from start: Int) -> Int? {
        var index = start
        while index + 1 < count {
            if self[index] == .carriageReturn, self[index + 1] == .lineFeed { return index }
            index += 1
        }
        return nil
    }
}
