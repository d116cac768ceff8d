// Writes what cmark-gfm read as HTML.
// Owns which elements, attributes and addresses a visitor's text may bring into a page: those in these files, and no others.
// Does not know how Markdown is read.

/// Every block decides its own direction, since a page and what people write on it may speak different languages.
struct MarkdownWriter {
    private static let lineBreak = "<br>\n"

    private let limit: Int
    private var bytes: [UInt8] = []
    /// The page's own heading is 1.
    private var lastHeading = 1
    /// Whether the paragraphs of the list that is being written go without their element.
    private var isTight = false
    /// Links do not stand inside one another.
    private var isInLink = false

    /// - Parameter limit: how many bytes are written; what goes beyond is not worth the end of the work.
    init(limit: Int) { self.limit = limit }

    /// Nil for what was larger than the limit.
    var markup: [UInt8]? { bytes.count <= limit ? bytes : nil }

    /// A text without any formatting, in paragraphs.
    static func plain(_ source: String) -> [UInt8] {
        var writer = MarkdownWriter(limit: .max)
        let lines = source.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
            writer.element("p dir=\"auto\"") { $0.write(lines: Array(paragraph)) }
        }
        return writer.bytes
    }

    mutating func write(_ node: MarkdownNode) {
        guard bytes.count <= limit, let kind = node.kind else { return }
        switch kind {
        case .document:
            for child in node.children {
                write(child)
                raw("\n")
            }
        case .paragraph: writeParagraph(node)
        case .heading: writeHeading(node)
        case .blockQuote: writeBlock("blockquote dir=\"auto\"", node)
        case .list: writeList(node)
        case .item: element("li dir=\"auto\"") { $0.writeChildren(of: node) }
        case .task: writeTask(node)
        case .codeBlock: writeCode(node)
        case .htmlBlock: element("p dir=\"auto\"") { $0.write(lines: node.literal.split(separator: "\n")) }
        case .thematicBreak: raw("<hr>")
        case .table: writeTable(node)
        case .tableHeader, .tableRow, .tableCell: break  // Written by their table.
        case .text, .htmlInline: text(node.literal)
        case .softBreak, .lineBreak: raw(Self.lineBreak)
        case .code: element("code") { $0.text(node.literal) }
        case .emphasis: element("em") { $0.writeChildren(of: node) }
        case .strong: element("strong") { $0.writeChildren(of: node) }
        case .strikethrough: element("del") { $0.writeChildren(of: node) }
        case .link, .image: writeLink(node)
        }
    }
}

// Blocks
extension MarkdownWriter {
    private mutating func writeParagraph(_ node: MarkdownNode) {
        guard !isTight else { return writeChildren(of: node) }
        element("p dir=\"auto\"") { $0.writeChildren(of: node) }
    }

    /// At least one below the page's heading, and never more than one below the heading before.
    private mutating func writeHeading(_ node: MarkdownNode) {
        lastHeading = min(node.headingLevel + 1, lastHeading + 1, 6)
        element("h\(lastHeading) dir=\"auto\"") { $0.writeChildren(of: node) }
    }

    private mutating func writeBlock(_ tag: String, _ node: MarkdownNode) {
        let outer = isTight
        isTight = false
        element(tag) { $0.writeChildren(of: node) }
        isTight = outer
    }

    private mutating func writeList(_ node: MarkdownNode) {
        let outer = isTight
        isTight = node.isTight
        let start = node.firstNumber == 1 ? "" : " start=\"\(node.firstNumber)\""
        element(node.isOrdered ? "ol dir=\"auto\"" + start : "ul dir=\"auto\"") { $0.writeChildren(of: node) }
        isTight = outer
    }

    /// The box is a letter: read aloud in the reader's own language, and nothing that a form would send.
    private mutating func writeTask(_ node: MarkdownNode) {
        element("li class=\"prose-task\" dir=\"auto\"") { writer in
            writer.raw(node.isChecked ? "☑ " : "☐ ")
            writer.writeChildren(of: node)
        }
    }

    /// Scrolls by keyboard too, in the direction in which programs are written.
    private mutating func writeCode(_ node: MarkdownNode) {
        element("pre dir=\"ltr\" tabindex=\"0\"") { $0.element("code") { $0.text(node.literal) } }
    }

    private mutating func writeTable(_ node: MarkdownNode) {
        let alignments = node.alignments
        element("div class=\"prose-table\" tabindex=\"0\"") { writer in
            writer.element("table dir=\"auto\"") { writer in
                writer.writeRows(
                    node.children.filter { $0.kind == .tableHeader }, alignments, "thead", "th scope=\"col\"")
                writer.writeRows(node.children.filter { $0.kind == .tableRow }, alignments, "tbody", "td")
            }
        }
    }

    private mutating func writeRows(
        _ rows: [MarkdownNode], _ alignments: [MarkdownAlignment], _ part: String, _ cell: String
    ) {
        guard !rows.isEmpty else { return }
        element(part) { writer in
            for row in rows where writer.bytes.count <= writer.limit {
                writer.element("tr") { writer in
                    for (index, child) in row.children.enumerated() {
                        let alignment = index < alignments.count ? alignments[index] : .none
                        let place = alignment == .none ? "" : " data-align=\"\(alignment)\""
                        writer.element("\(cell) dir=\"auto\"\(place)") { $0.writeChildren(of: child) }
                    }
                }
            }
        }
    }
}

// Lines
extension MarkdownWriter {
    private mutating func write(lines: [Substring]) {
        for (index, line) in lines.enumerated() {
            if index > 0 { raw(Self.lineBreak) }
            text(String(line))
        }
    }

    /// A picture of another site would tell it who reads here, so it is a link to it.
    private mutating func writeLink(_ node: MarkdownNode) {
        guard !isInLink, let address = MarkdownAddress(node.address) else { return writeChildren(of: node) }
        isInLink = true
        element("a href=\"\(address.attribute)\" rel=\"nofollow ugc noopener\" data-ui=\"textLink\"") { writer in
            let start = writer.bytes.count
            writer.writeChildren(of: node)
            if writer.bytes.count == start { writer.text(node.address) }
        }
        isInLink = false
    }

    private mutating func writeChildren(of node: MarkdownNode) {
        for child in node.children { write(child) }
    }

    /// - Parameter tag: the element's name, and its attributes as they are written.
    private mutating func element(_ tag: String, _ content: (inout MarkdownWriter) -> Void) {
        raw("<\(tag)>")
        content(&self)
        raw("</\(tag.prefix { $0 != " " })>")
    }

    private mutating func raw(_ markup: String) { bytes += markup.utf8 }

    private mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            default: bytes.append(byte)
            }
        }
    }
}
