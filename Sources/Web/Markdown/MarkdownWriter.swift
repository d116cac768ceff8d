// Writes what cmark-gfm read as HTML.
// Owns which elements, attributes and addresses a visitor's text may bring into a page: those in these files, and no others.
// Does not know how Markdown is read.

/// Every block decides its own direction, since a page and what people write on it may speak different languages.
struct MarkdownWriter {
    static let lineBreak = "<br>\n"

    let limit: Int
    private(set) var bytes: [UInt8] = []
    /// The page's own heading is 1.
    var lastHeading = 1
    /// Whether the paragraphs of the list that is being written go without their element.
    var isTight = false
    /// Links do not stand inside one another.
    var isInLink = false

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

    mutating func writeChildren(of node: MarkdownNode) {
        for child in node.children { write(child) }
    }

    /// - Parameter tag: the element's name, and its attributes as they are written.
    mutating func element(_ tag: String, _ content: (inout MarkdownWriter) -> Void) {
        raw("<\(tag)>")
        content(&self)
        raw("</\(tag.prefix { $0 != " " })>")
    }

    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    mutating func text(_ text: String) {
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
