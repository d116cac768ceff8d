/// The text of a catalog file, kept so that a mistake can show its line.
final class SourceFile: Sendable {
    let name: String
    private let lines: [Substring]

    init(name: String, text: String) {
        self.name = name
        // On unicode scalars, since CRLF is one Character.
        let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        lines = scalars.map { line in Substring(line.last == "\r" ? line.dropLast() : line) }
    }

    /// - Parameters:
    ///   - line: from 1.
    ///   - column: from 1, in unicode scalars.
    func position(line: Int, column: Int) -> SourcePosition {
        SourcePosition(file: self, line: line, column: column)
    }

    func line(_ number: Int) -> String {
        lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }
}
