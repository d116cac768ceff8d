/// Everything that is wrong in the catalogs, found in one run.
public struct CatalogMistakes: Error, Sendable, CustomStringConvertible {
    /// In the order of files, lines and columns; never empty.
    public let mistakes: [CatalogMistake]

    init(_ mistakes: [CatalogMistake]) {
        self.mistakes = mistakes.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}
