/// What stands in the current line before the parser's position.
struct LineState {
    var start = 0
    /// Nothing but blanks and tags of inheritance.
    var isBlank = true
    var hasTag = false

    mutating func advance(over text: Range<Int>, of source: [UInt8]) {
        var rest = source[text]
        if let newline = rest.lastIndex(of: UInt8(ascii: "\n")) {
            self = LineState(start: newline + 1)
            rest = rest[(newline + 1)...]
        }
        isBlank = isBlank && rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
