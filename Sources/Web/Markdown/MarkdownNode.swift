import CMarkdown

/// A part of a text, as cmark-gfm read it.
///
/// Valid inside `MarkdownParser.withTree` only, which hands it out and frees the tree; nobody else makes one.
struct MarkdownNode {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// Nil for what an extension that we do not attach would read.
    var kind: MarkdownKind? { MarkdownKind(rawValue: text(cmark_node_get_type_string(pointer))) }

    /// Of text, code and HTML.
    var literal: String { text(cmark_node_get_literal(pointer)) }

    /// Of links and images, without escapes.
    var address: String { text(cmark_node_get_url(pointer)) }

    /// From 1 to 6.
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

    var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var firstNumber: Int { Int(cmark_node_get_list_start(pointer)) }
    /// Whether the items of a list stand without blank lines between them, and need no paragraphs.
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
    /// Of an item of a task list.
    var isChecked: Bool { cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

    var children: some Sequence<MarkdownNode> {
        sequence(state: cmark_node_first_child(pointer)) { next in
            guard let child = next else { return nil }
            next = cmark_node_next(child)
            return MarkdownNode(child)
        }
    }

    /// How the columns of a table stand.
    var alignments: [MarkdownAlignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        // cmark-gfm keeps one byte for each column, as long as the table.
        guard let bytes = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return UnsafeBufferPointer(start: bytes, count: count).map { MarkdownAlignment(rawValue: $0) ?? .none }
    }

    /// Found without recursion, so that a deep tree is no danger itself.
    func isDeeper(than limit: Int) -> Bool {
        guard let walk = cmark_iter_new(pointer) else { return true }
        defer { cmark_iter_free(walk) }
        var depth = 0
        while true {
            switch cmark_iter_next(walk) {
            case CMARK_EVENT_ENTER:
                // Leaves are entered and never left.
                guard cmark_node_first_child(cmark_iter_get_node(walk)) != nil else { continue }
                depth += 1
                if depth > limit { return true }
            case CMARK_EVENT_EXIT:
                if cmark_node_first_child(cmark_iter_get_node(walk)) != nil { depth -= 1 }
            default: return false
            }
        }
    }

    private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
