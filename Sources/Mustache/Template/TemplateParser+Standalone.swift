// Which tags have their line for themselves (Mustache spec: comments, delimiters, inverted, partials, sections,
// inheritance). LF and CRLF end a line; the line's end belongs to it.

extension TemplateParser {
    struct Standing {
        let indentation: Indentation
        /// Where the text before the tag ends: before its blanks, if it is standalone.
        let textEnd: Int
        /// Where text goes on behind the tag.
        let resume: Int

        var isStandalone: Bool {
            if case .standalone = indentation { true } else { false }
        }
    }

    mutating func stand(_ tag: Tag) -> Standing {
        line.advance(over: position..<tag.range.lowerBound, of: source)
        let isInheritance = tag.isInheritance(closing: open.last?.tag.kind)
        let blanks = max(line.start, position)..<tag.range.lowerBound
        let resume = resumption(behind: tag, isInheritance: isInheritance)
        if let resume, resume > tag.range.upperBound {
            line = LineState(start: resume)
        } else {
            line.hasTag = true
            line.isBlank = line.isBlank && isInheritance
        }
        if let resume {
            return Standing(indentation: .standalone(blanks), textEnd: blanks.lowerBound, resume: resume)
        }
        return Standing(
            indentation: line.isBlank ? .leading(blanks) : .inline, textEnd: tag.range.lowerBound,
            resume: tag.range.upperBound)
    }

    /// Where text goes on behind a standalone tag; nil where the tag is none.
    private func resumption(behind tag: Tag, isInheritance: Bool) -> Int? {
        guard !tag.prints, line.isBlank, isInheritance || !line.hasTag else { return nil }
        let end = tag.range.upperBound
        let nextLine = lineEnd(after: end)
        switch tag.kind {
        // What follows a parent's tag in its line is inside of it and therefore no text.
        case .parent: return end
        case .close where open.last?.tag.kind == .block:
            guard let opener = open.last, opener.tag.range.lowerBound < line.start else { return nil }
            let isArgument = open.dropLast().last?.tag.kind == .parent
            return nextLine ?? (isArgument ? end : nil)
        default: return nextLine
        }
    }

    /// The offset behind the line's end, when only blanks stand before it.
    private func lineEnd(after offset: Int) -> Int? {
        var cursor = offset
        while cursor < source.count, isBlank(source[cursor]) { cursor += 1 }
        guard cursor < source.count else { return cursor }
        return source[cursor] == UInt8(ascii: "\n") ? cursor + 1 : nil
    }

    /// A blank inside a line; CR counts, since it stands before LF.
    func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
