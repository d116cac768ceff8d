import CMarkdown
import Synchronization

/// Reads Markdown with cmark-gfm.
enum MarkdownParser {
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    /// Registers the extensions of the library, once.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    /// The library's tables of special letters belong to the process, and a parser with extensions writes in them.
    private static let turn = Mutex(())

    /// For a start: a library without one of the extensions would show tables and lists of tasks as they were typed.
    static func checkExtensions() throws(MissingMarkdownExtension) {
        _ = registration
        for name in extensions where cmark_find_syntax_extension(name) == nil {
            throw MissingMarkdownExtension(name: name)
        }
    }

    /// Lends the tree of a text, which is gone afterwards.
    static func withTree<Result>(of source: String, _ body: (MarkdownNode) -> Result?) -> Result? {
        guard let root = parse(source) else { return nil }
        defer { cmark_node_free(root) }
        return body(MarkdownNode(root))
    }

    private static func parse(_ source: String) -> OpaquePointer? {
        _ = registration
        return turn.withLock { _ in
            guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return nil }
            defer { cmark_parser_free(parser) }
            for name in extensions {
                guard let found = cmark_find_syntax_extension(name) else { return nil }
                cmark_parser_attach_syntax_extension(parser, found)
            }
            var source = source
            source.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            return cmark_parser_finish(parser)
        }
    }
}
