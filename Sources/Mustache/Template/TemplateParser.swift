// Text to nodes, in one pass over the bytes and without recursion.
// Owns the grammar of Mustache 1.4 with its optional inheritance and dynamic names.
// Does not know what a name means, nor HTML.

struct TemplateParser {
    /// Sections, parents and blocks inside each other. Everything that walks nodes recursively relies on it.
    static let maximumNesting = 64
    /// Reading ends here: each mistake costs a look for its line.
    static let maximumMistakes = 50

    let file: String
    let source: [UInt8]
    var delimiters: Delimiters
    /// Everything before it is in a node.
    var position = 0
    var line = LineState()
    var open: [OpenTag] = []
    var mistakes: [TemplateError] = []
    private var nodes: [Node] = []

    init(file: String, source: [UInt8], delimiters: Delimiters) {
        self.file = file
        self.source = source
        self.delimiters = delimiters
    }

    mutating func parse() throws(TemplateMistakes) -> [Node] {
        while let start = find(delimiters.open, from: position), mistakes.count < Self.maximumMistakes {
            guard let tag = readTag(at: start) else { throw TemplateMistakes(mistakes) }
            take(tag)
            if open.count > Self.maximumNesting {
                report(at: start, "tags nest deeper than \(Self.maximumNesting) levels")
                throw TemplateMistakes(mistakes)
            }
        }
        addText(upTo: source.count)
        for unclosed in open { reportUnclosed(unclosed.tag) }
        guard mistakes.isEmpty else { throw TemplateMistakes(mistakes) }
        return nodes
    }

    private mutating func take(_ tag: Tag) {
        let standing = stand(tag)
        addText(upTo: standing.textEnd)
        if tag.range.lowerBound == standing.textEnd, !standing.isStandalone, isLineStart(standing.textEnd) {
            place(.text(standing.textEnd..<standing.textEnd), at: standing.textEnd)
        }
        position = standing.resume
        switch tag.kind {
        case .variable, .raw:
            guard let name = readName(tag.content) else { return }
            place(.variable(name, isRaw: tag.kind == .raw), at: tag.range.lowerBound)
        case .comment: break
        case .delimiters: changeDelimiters(tag)
        case .partial:
            guard let target = readTarget(tag.content) else { return }
            let partial = Node.Partial(target: target, indentation: standing.indentation)
            place(.partial(partial), at: tag.range.lowerBound)
        case .section, .inverted, .parent, .block:
            open.append(
                OpenTag(tag: tag, indentation: standing.indentation, delimiters: delimiters, contentStart: position))
        case .close: close(tag, contentEnd: standing.textEnd)
        }
    }

    private mutating func addText(upTo end: Int) {
        if position < end { place(.text(position..<end), at: position) }
        position = max(position, end)
    }

    /// In a parent tag only blocks count; where something else stands is kept for `Binder`.
    mutating func place(_ node: Node, at offset: Int) {
        guard let last = open.indices.last else { return nodes.append(node) }
        guard open[last].tag.kind == .parent else { return open[last].nodes.append(node) }
        switch node {
        case .block: open[last].nodes.append(node)
        case .text(let range):
            guard open[last].stray == nil else { return }
            open[last].stray = range.first { !isBlank(source[$0]) && source[$0] != UInt8(ascii: "\n") }
        default: open[last].stray = open[last].stray ?? offset
        }
    }

    mutating func report(at offset: Int, _ message: String) {
        guard mistakes.count < Self.maximumMistakes else { return }
        mistakes.append(TemplateError(file: file, source: source, offset: offset, message: message))
    }

    mutating func reportUnclosed(_ tag: Tag) {
        report(at: tag.range.lowerBound, "“\(excerpt(tag.range))” is not closed")
    }

    /// As a mistake quotes it.
    func excerpt(_ range: Range<Int>) -> String {
        let text = String(decoding: source[range.prefix(80)], as: UTF8.self)
        return range.count > 80 ? text + "…" : text
    }

    private func isLineStart(_ offset: Int) -> Bool { offset == 0 || source[offset - 1] == UInt8(ascii: "\n") }
}
