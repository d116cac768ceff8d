// Text and its indentation. A partial's lines are indented like its tag, a block's like the block it replaces; texts of
// values are not (Mustache spec, partials and inheritance).

extension Compiler {
    mutating func text(_ range: Range<Int>) {
        meaning.literal(range, in: template)
        defer { layout.isInsideLine = false }
        guard !layout.isTrivial else { return builder.literal(template.source[range]) }
        var start = range.lowerBound
        repeat {
            let newline = template.source[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? range.upperBound
            if template.isLineStart(start) { start = beginLine(from: start, to: end) }
            builder.literal(template.source[start..<end])
            start = end
        } while start < range.upperBound
    }

    /// Writes the indentation of a line and returns where its own text begins.
    private mutating func beginLine(from start: Int, to end: Int) -> Int {
        if !layout.isInsideLine {
            if layout.isCalled { builder.append(.indent) }
            builder.literal(layout.indentation)
        }
        layout.isInsideLine = false
        return start + dedented(start..<end).taken
    }

    /// What is left of the blanks of a line, and how many were taken.
    func dedented(_ line: Range<Int>) -> (taken: Int, blanks: ArraySlice<UInt8>) {
        let blanks = template.source[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let taken = min(layout.dedent, blanks.count)
        return (taken, blanks.dropFirst(taken))
    }

    /// The layout of what is inserted by a tag that stands like this.
    func layout(at indentation: Indentation) -> Layout {
        switch indentation {
        case .standalone(let blanks):
            Layout(indentation: layout.indentation + dedented(blanks).blanks, isCalled: layout.isCalled)
        case .leading, .inline: Layout()
        }
    }
}
