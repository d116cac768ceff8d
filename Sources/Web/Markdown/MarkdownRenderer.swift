import MVVM

/// Turns what somebody wrote into markup that may stand in a page: the only place that makes `SafeHTML` of a visitor's text.
///
/// CommonMark with GitHub's tables, `~~strikethrough~~`, bare links and task lists. cmark-gfm reads it, `MarkdownWriter` writes
/// it: HTML in the text is shown as it was typed, links lead to web pages and mailboxes only. A text beyond the limits is shown
/// as it was typed, in paragraphs.
struct MarkdownRenderer: Sendable {
    private let limits: MarkdownLimits

    init(limits: MarkdownLimits = MarkdownLimits()) { self.limits = limits }

    func html(of source: String) -> SafeHTML {
        SafeHTML(trusted: String(decoding: formatted(source) ?? MarkdownWriter.plain(source), as: UTF8.self))
    }

    /// - Returns: nil beyond the limits.
    private func formatted(_ source: String) -> [UInt8]? {
        guard source.utf8.count <= limits.sourceBytes else { return nil }
        return MarkdownParser.withTree(of: source) { tree in
            guard !tree.isDeeper(than: limits.depth) else { return nil }
            var writer = MarkdownWriter(limit: limits.markupBytes)
            writer.write(tree)
            return writer.markup
        }
    }
}
