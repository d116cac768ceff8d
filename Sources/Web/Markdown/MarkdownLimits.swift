/// How much Markdown is formatted: enough for what an idea may hold, and little enough that a text made to be slow is not.
struct MarkdownLimits: Sendable {
    /// In UTF-8; cmark-gfm takes time that is quadratic in the longest line of some texts.
    var sourceBytes = 16 << 10
    /// Quotes, lists, emphasis and all else that stands inside one another.
    var depth = 32
    /// A definition of a link may be used over and over again.
    var markupBytes = 256 << 10
}
