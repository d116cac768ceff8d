/// Where name and value stand in a line `name ":" OWS value OWS` (RFC 9112 §5). The line holds no control byte but tabs.
struct FieldLine {
    let name: Range<Int>
    let value: Range<Int>
    /// Where the CRLF begins.
    let end: Int

    /// Throws on a space before the colon and on a line that begins with a blank: in both, two parsers see two messages.
    init(_ input: Span<UInt8>, in line: Range<Int>) throws(RequestFailure) {
        if let first = line.first, input[first].isBlank { throw .foldedField }
        let token = ByteSet.token
        var colon = line.lowerBound
        while colon < line.upperBound, token.contains(input[colon]) { colon += 1 }
        guard colon > line.lowerBound, colon < line.upperBound, input[colon] == .colon else { throw .malformedField }
        name = line.lowerBound..<colon
        value = input.trimmed(colon + 1..<line.upperBound)
        end = line.upperBound
    }
}
