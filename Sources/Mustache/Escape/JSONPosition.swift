/// Where in the JSON of a data script the next byte stands.
struct JSONPosition: Equatable {
    var isInString = false
    private var isEscaped = false

    mutating func advance(by byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = isInString
        } else if byte == UInt8(ascii: "\"") {
            isInString.toggle()
        }
    }
}
