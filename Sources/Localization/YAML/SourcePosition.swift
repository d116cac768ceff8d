/// Where something stands in a catalog file.
struct SourcePosition: Sendable {
    let file: SourceFile
    /// From 1.
    let line: Int
    /// From 1, in unicode scalars.
    let column: Int

    func mistake(_ message: String) -> CatalogMistake {
        CatalogMistake(file: file.name, line: line, column: column, message: message, excerpt: file.line(line))
    }
}
