/// Takes the content of one request body out of the bytes that follow its head.
public struct BodyDecoder: Sendable {
    private enum State {
        case length(remaining: Int)
        case chunked(ChunkedDecoder)
        case complete
    }

    private var state: State

    public init(framing: BodyFraming, limits: Limits = Limits()) {
        switch framing {
        case .none: state = .complete
        case .length(let count): state = count > 0 ? .length(remaining: count) : .complete
        case .chunked: state = .chunked(ChunkedDecoder(limits: limits))
        }
    }

    public var isComplete: Bool {
        if case .complete = state { true } else { false }
    }

    /// Bytes that are still to come, if the head told.
    public var remaining: Int? {
        switch state {
        case .length(let remaining): remaining
        case .chunked: nil
        case .complete: 0
        }
    }

    /// Appends content to `output` and moves `position` past what it is done with: everything, unless the body ends
    /// before. Bytes behind the end belong to the next request.
    public mutating func decode(
        _ input: Span<UInt8>, at position: inout Int, into output: inout [UInt8]
    ) throws(RequestFailure) {
        switch state {
        case .complete: return
        case .length(let remaining):
            let count = min(remaining, input.count - position)
            output.append(contentsOf: input, in: position..<position + count)
            position += count
            state = count == remaining ? .complete : .length(remaining: remaining - count)
        case .chunked(var decoder):
            state = .complete
            try decoder.decode(input, at: &position, into: &output)
            state = decoder.isComplete ? .complete : .chunked(decoder)
        }
    }
}
