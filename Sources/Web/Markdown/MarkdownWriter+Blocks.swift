// What stands on lines of its own.
extension MarkdownWriter {
    mutating func writeParagraph(_ node: MarkdownNode) {
        guard !isTight else { return writeChildren(of: node) }
        element("p dir=\"auto\"") { $0.writeChildren(of: node) }
    }

    /// At least one below the page's heading, and never more than one below the heading before.
    mutating func writeHeading(_ node: MarkdownNode) {
        lastHeading = min(node.headingLevel + 1, lastHeading + 1, 6)
        element("h\(lastHeading) dir=\"auto\"") { $0.writeChildren(of: node) }
    }

    mutating func writeBlock(_ tag: String, _ node: MarkdownNode) {
        let outer = isTight
        isTight = false
        element(tag) { $0.writeChildren(of: node) }
        isTight = outer
    }

    mutating func writeList(_ node: MarkdownNode) {
        let outer = isTight
        isTight = node.isTight
        let start = node.firstNumber == 1 ? "" : " start=\"\(node.firstNumber)\""
        element(node.isOrdered ? "ol dir=\"auto\"" + start : "ul dir=\"auto\"") { $0.writeChildren(of: node) }
        isTight = outer
    }

    /// The box is a letter: read aloud in the reader's own language, and nothing that a form would send.
    mutating func writeTask(_ node: MarkdownNode) {
        element("li class=\"prose-task\" dir=\"auto\"") { writer in
            writer.raw(node.isChecked ? "☑ " : "☐ ")
            writer.writeChildren(of: node)
        }
    }

    /// Scrolls by keyboard too, in the direction in which programs are written.
    mutating func writeCode(_ node: MarkdownNode) {
        element("pre dir=\"ltr\" tabindex=\"0\"") { $0.element("code") { $0.text(node.literal) } }
    }

    /// Its text decides where a table begins and is scrolled from. So its cells have no direction of their own, which would
    /// take their text from that decision: the style sheet gives each of them its own.
    mutating func writeTable(_ node: MarkdownNode) {
        let alignments = node.alignments
        element("div class=\"prose-table\" dir=\"auto\" tabindex=\"0\"") { writer in
            writer.element("table") { writer in
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
                        writer.element("\(cell)\(place)") { $0.writeChildren(of: child) }
                    }
                }
            }
        }
    }
}
