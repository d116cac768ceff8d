/// Finds the first byte that is no UTF-8, so that the refusal names its place.
enum InvalidUTF8 {
    static func mistake(in bytes: [UInt8], name: String) -> CatalogMistake {
        let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
        var line = 1
        var column = 1
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        return file.position(line: line, column: column).mistake("the text is not UTF-8 here")
    }
}
