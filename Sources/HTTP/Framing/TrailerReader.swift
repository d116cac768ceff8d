/// Reads the trailer section to its empty line, checks each line and keeps none (RFC 9112 §7.1.2).
struct TrailerReader: Sendable {
    private let limits: Limits
    private var line: [UInt8] = []
    private var count = 0
    private var bytes = 0

    init(limits: Limits) { self.limits = limits }

    /// True when `byte` ends the section.
    mutating func take(_ byte: UInt8) throws(RequestFailure) -> Bool {
        bytes += 1
        // The last CRLF does not count, as in a head.
        guard bytes <= limits.fieldBytes + 2 else { throw .fieldsTooLarge }
        if line.last == .carriageReturn {
            guard byte == .lineFeed else { throw .malformedTrailer }
            return try endLine()
        }
        guard !byte.isControl || byte == .tab || byte == .carriageReturn else { throw .malformedTrailer }
        line.append(byte)
        return false
    }

    private mutating func endLine() throws(RequestFailure) -> Bool {
        line.removeLast()
        guard !line.isEmpty else { return true }
        count += 1
        guard count <= limits.fieldCount else { throw .tooManyFields }
        do throws(RequestFailure) { _ = try FieldLine(line.span, in: 0..<line.count) } catch { throw .malformedTrailer }
        line.removeAll(keepingCapacity: true)
        return false
    }
}
