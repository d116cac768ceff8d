// Request heads and the fields that are read out of them. Compiled into one module with Sources/HTTP by Tests/Fuzz/run.

/// The first byte says where the rest is cut: the parser must give the same answer, and must not crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    let cut = bytes.count * Int(first) / 256
    let (whole, parts) = (read([bytes]), read([Array(bytes[..<cut]), Array(bytes[cut...])]))
    precondition(whole == parts, "\(whole) but in parts \(parts)")
    readAsText(String(decoding: bytes, as: UTF8.self))
    return 0
}

/// What a connection would see, as text; of a head that is refused also what is read of it still.
private func read(_ pieces: [[UInt8]]) -> [String] {
    var (parser, pending, seen) = (RequestParser(), [UInt8](), [String]())
    var decoder: BodyDecoder?
    for piece in pieces {
        pending += piece
        var position = 0
        do throws(RequestFailure) {
            if parser.refused == nil {
                while try step(&parser, &decoder, pending, &position, &seen) {}
            } else {
                parser.readOn(pending.span, at: &position)
            }
        } catch {
            seen.append("\(error)")
            guard parser.refused != nil else { return seen }
        }
        pending.removeFirst(position)
    }
    if let refused = parser.refused {
        seen.append("\(refused.method?.rawValue ?? "") \(refused.fields.map { "\($0)" }) \(refused.isComplete)")
    }
    return seen
}

/// False when more input is needed.
private func step(
    _ parser: inout RequestParser, _ decoder: inout BodyDecoder?, _ bytes: [UInt8], _ position: inout Int,
    _ seen: inout [String]
) throws(RequestFailure) -> Bool {
    if var current = decoder {
        var content: [UInt8] = []
        try current.decode(bytes.span, at: &position, into: &content)
        decoder = current.isComplete ? nil : current
        return current.isComplete
    }
    guard let request = try parser.parse(bytes.span, at: &position) else { return false }
    let head = request.head
    seen.append("\(head.method) \(head.target) \(head.fields.map { "\($0)" }) \(request.framing)")
    decoder = request.framing == .none ? nil : BodyDecoder(framing: request.framing)
    readFields(of: head)
    return true
}

private func readFields(of head: RequestHead) {
    _ = Cookies(of: head.fields)
    _ = ContentNegotiation.best(of: [.html, .json], accepting: head.fields)
    _ = Preconditions(head).judge(tag: EntityTag("a"), lastModified: HTTPDate(secondsSinceEpoch: 1))
    for field in head.fields { readAsText(field.value) }
}

private func readAsText(_ text: String) {
    _ = HTTPDate(parsing: text)
    _ = MediaType(parsing: text)
    _ = EntityTag.list(parsing: text)
    _ = QualityList(parsing: text)
    _ = RequestTarget(parsing: text)
    _ = FieldName(text)
    _ = FieldValue(text)
}
