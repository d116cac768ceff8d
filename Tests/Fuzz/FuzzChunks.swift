// The chunked decoder. Compiled into one module with Sources/HTTP by Tests/Fuzz/run.

/// Whole and byte by byte must give the same content and the same failure, and no more content than input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let (whole, single) = (decode([bytes]), decode(bytes.map { [$0] }))
    precondition(whole.failure == single.failure && whole.rest == single.rest, "\(whole) but by bytes \(single)")
    precondition(whole.failure != nil || whole.content == single.content, "\(whole) but by bytes \(single)")
    precondition(whole.content.count <= size)
    return 0
}

private struct Decoded {
    var content: [UInt8] = []
    var failure: RequestFailure?
    /// Bytes that belong to the next request.
    var rest = 0
}

private func decode(_ pieces: [[UInt8]]) -> Decoded {
    var (decoder, decoded) = (BodyDecoder(framing: .chunked), Decoded())
    for piece in pieces where decoded.failure == nil {
        var position = 0
        do throws(RequestFailure) {
            try decoder.decode(piece.span, at: &position, into: &decoded.content)
            decoded.rest += piece.count - position
        } catch {
            decoded.failure = error
            decoded.rest = 0
        }
    }
    return decoded
}
