// What stands inside of a line.
extension MarkdownWriter {
    mutating func write(lines: [Substring]) {
        for (index, line) in lines.enumerated() {
            if index > 0 { raw(Self.lineBreak) }
            text(String(line))
        }
    }

    /// A picture of another site would tell it who reads here, so it is a link to it.
    mutating func writeLink(_ node: MarkdownNode) {
        guard !isInLink, let address = MarkdownAddress(node.address) else { return writeChildren(of: node) }
        isInLink = true
        element("a href=\"\(address.attribute)\" rel=\"nofollow ugc noopener\" data-ui=\"textLink\"") { writer in
            let start = writer.bytes.count
            writer.writeChildren(of: node)
            if writer.bytes.count == start { writer.text(node.address) }
        }
        isInLink = false
    }
}
