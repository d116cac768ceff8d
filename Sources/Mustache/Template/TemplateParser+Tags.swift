extension TemplateParser {
    static let maximumDelimiterLength = 16

    /// Nil, with a report, when the tag has no end: then nothing behind it can be read.
    mutating func readTag(at start: Int) -> Tag? {
        var cursor = skipBlanks(from: start + delimiters.open.count)
        let kind = cursor < source.count ? kind(ofSigil: source[cursor]) : .variable
        let isTriple = kind == .raw && source[cursor] == UInt8(ascii: "{")
        if kind != .variable { cursor += 1 }
        let closing =
            switch kind {
            case .delimiters: [UInt8(ascii: "=")] + delimiters.close
            case .raw where isTriple: [UInt8(ascii: "}")] + delimiters.close
            default: delimiters.close
            }
        guard let end = find(closing, from: cursor) else {
            report(at: start, "this tag has no end “\(String(decoding: closing, as: UTF8.self))”")
            return nil
        }
        return Tag(kind: kind, range: start..<(end + closing.count), content: trim(cursor..<end))
    }

    private func kind(ofSigil byte: UInt8) -> Tag.Kind {
        switch byte {
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "&"), UInt8(ascii: "{"): .raw
        default: .variable
        }
    }

    mutating func changeDelimiters(_ tag: Tag) {
        let words = source[tag.content].split { isSpace($0) }
        guard words.count == 2, words.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
            return report(at: tag.range.lowerBound, "new delimiters are two words without “=”, as in “{{=<% %>=}}”")
        }
        guard words.allSatisfy({ $0.count <= Self.maximumDelimiterLength }) else {
            return report(
                at: tag.range.lowerBound, "a delimiter is longer than \(Self.maximumDelimiterLength) bytes")
        }
        delimiters = Delimiters(open: Array(words[0]), close: Array(words[1]))
    }

    mutating func readName(_ content: Range<Int>) -> Name? {
        guard let word = readWord(content) else { return nil }
        if word == "." { return Name(parts: [], offset: content.lowerBound) }
        let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }) else {
            report(at: content.lowerBound, "“\(excerpt(content))” has an empty part")
            return nil
        }
        return Name(parts: parts.map { String($0) ?? "" }, offset: content.lowerBound)
    }

    mutating func readTarget(_ content: Range<Int>) -> PartialTarget? {
        guard let first = content.first, source[first] == UInt8(ascii: "*") else {
            return readWord(content).map { .fixed($0, offset: content.lowerBound) }
        }
        return readName(trim((first + 1)..<content.upperBound)).map { .dynamic($0) }
    }

    mutating func readWord(_ content: Range<Int>) -> String? {
        guard !content.isEmpty else {
            report(at: content.lowerBound, "this tag has no name")
            return nil
        }
        guard !source[content].contains(where: isSpace) else {
            report(at: content.lowerBound, "“\(excerpt(content))” is not one name: it has blanks in it")
            return nil
        }
        return String(decoding: source[content], as: UTF8.self)
    }

    /// The offset of `pattern`, which is never empty and at most a delimiter and a sigil long.
    func find(_ pattern: [UInt8], from start: Int) -> Int? {
        guard pattern.count <= source.count else { return nil }
        var offset = start
        while offset <= source.count - pattern.count {
            guard let hit = source[offset...].firstIndex(of: pattern[0]), hit <= source.count - pattern.count else {
                return nil
            }
            if source[hit..<(hit + pattern.count)].elementsEqual(pattern) { return hit }
            offset = hit + 1
        }
        return nil
    }

    private func skipBlanks(from start: Int) -> Int {
        source[start...].firstIndex { !isSpace($0) } ?? source.count
    }

    private func trim(_ range: Range<Int>) -> Range<Int> {
        let start = range.first { !isSpace(source[$0]) } ?? range.upperBound
        let end = range.last { !isSpace(source[$0]) }.map { $0 + 1 } ?? start
        return start..<max(start, end)
    }

    private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\n") }
}
