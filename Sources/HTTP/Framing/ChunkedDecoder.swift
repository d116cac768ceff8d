// Decodes the chunked transfer coding (RFC 9112 §7.1).
// Extensions and trailers are checked, bounded and dropped: none reaches a handler, so none can pass for a field of the
// head.

struct ChunkedDecoder: Sendable {
    private enum State {
        case size
        case sizeDigits
        case extensions
        case sizeLineFeed
        case data
        case dataCarriageReturn
        case dataLineFeed
        case trailers
        case complete
    }

    private let limits: Limits
    private var state = State.size
    private var remaining = 0
    private var digits = 0
    private var total = 0
    private var extensions: ChunkExtensionReader
    private var trailers: TrailerReader

    init(limits: Limits) {
        self.limits = limits
        extensions = ChunkExtensionReader(limit: limits.chunkExtensionBytes)
        trailers = TrailerReader(limits: limits)
    }

    var isComplete: Bool { state == .complete }

    mutating func decode(
        _ input: Span<UInt8>, at position: inout Int, into output: inout [UInt8]
    ) throws(RequestFailure) {
        while position < input.count, state != .complete {
            if state == .data {
                takeData(input, at: &position, into: &output)
            } else {
                let byte = input[position]
                position += 1
                if state == .trailers {
                    if try trailers.take(byte) { state = .complete }
                } else {
                    try take(byte)
                }
            }
        }
    }

    private mutating func takeData(_ input: Span<UInt8>, at position: inout Int, into output: inout [UInt8]) {
        let count = min(remaining, input.count - position)
        output.append(contentsOf: input, in: position..<position + count)
        position += count
        remaining -= count
        if remaining == 0 { state = .dataCarriageReturn }
    }

    private mutating func take(_ byte: UInt8) throws(RequestFailure) {
        switch (state, byte) {
        case (.size, _):
            guard byte.hexValue != nil else { throw .malformedChunk }
            (remaining, digits) = (0, 0)
            state = .sizeDigits
            try takeDigit(byte)
        case (.sizeDigits, .carriageReturn): state = .sizeLineFeed
        case (.sizeDigits, .semicolon), (.sizeDigits, .space), (.sizeDigits, .tab):
            extensions.begin(with: byte)
            state = .extensions
        case (.sizeDigits, _): try takeDigit(byte)
        case (.extensions, _): if try extensions.take(byte) { state = .sizeLineFeed }
        case (.sizeLineFeed, .lineFeed): try beginChunk()
        case (.dataCarriageReturn, .carriageReturn): state = .dataLineFeed
        case (.dataLineFeed, .lineFeed): state = .size
        default: throw .malformedChunk
        }
    }

    /// Hex digits by hand, with an overflow check: `Int("+1f", radix: 16)` is 31. Zeros in front count as digits, or they
    /// could go on for ever.
    private mutating func takeDigit(_ byte: UInt8) throws(RequestFailure) {
        guard let digit = byte.hexValue else { throw .malformedChunk }
        digits += 1
        guard digits <= 16, remaining <= (Int.max - digit) / 16 else { throw .malformedChunk }
        remaining = remaining * 16 + digit
    }

    private mutating func beginChunk() throws(RequestFailure) {
        guard remaining > 0 else {
            state = .trailers
            return
        }
        guard remaining <= limits.bodyBytes - total else { throw .bodyTooLarge }
        total += remaining
        state = .data
    }
}
