/// Where in an HTML page the next byte stands: the states of the HTML tokenizer (HTML Standard, section 13.2.5) that
/// templates need, and what their escaping depends on.
struct HTMLContext: Equatable {
    enum State: Equatable {
        case text
        /// Behind `<`, `</` and `<!`, before it is known what follows.
        case tagOpen, endTagOpen, markup
        case tagName
        /// Between attributes. `mustSeparate`: a name or value may have ended just here, so that a blank or the tag's
        /// end must follow.
        case inTag(mustSeparate: Bool)
        case attributeName, afterAttributeName, beforeValue
        case value(quote: UInt8)
        case unquotedValue
        /// The number of dashes that were just read, up to 2; 3 behind `--!`.
        case comment(dashes: Int)
        /// `<!doctype …>`, `<?…>` and what the standard calls a bogus comment.
        case declaration
        /// The content of `<title>`, `<textarea>`, `<script>`, `<style>` and their kind, where no tag begins.
        case rawText
    }

    var state = State.text
    /// In a tag and in raw text: the name of the element, in lower case.
    var element = ""
    var isEndTag = false
    var attribute = ""
    /// In a value: what a browser makes of it.
    var value = AttributeKind.plain
    /// The value of `type`, in lower case; nil where there is none.
    var type: String?
    var url = URLPosition.start
    var json = JSONPosition()
    /// In raw text and behind `<!`: the bytes that may turn out to be an end tag or a comment.
    var matched = ""
    /// In text: behind `&`, in a character reference.
    var isInReference = false

    /// In a script: whether it is data, which browsers do not run.
    var isDataScript: Bool { type.map { !Self.codeTypes.contains($0) } ?? false }

    /// Types that browsers run, or that steer what they run (HTML Standard, section 4.12.1).
    private static let codeTypes: Set<String> = [
        "", "module", "importmap", "speculationrules", "text/javascript", "application/javascript", "text/ecmascript",
        "application/ecmascript", "application/x-javascript", "application/x-ecmascript", "text/x-javascript",
        "text/x-ecmascript", "text/jscript", "text/livescript", "text/javascript1.0", "text/javascript1.1",
        "text/javascript1.2", "text/javascript1.3", "text/javascript1.4", "text/javascript1.5",
    ]

    /// Elements whose content holds no tags.
    static let rawTextElements: Set<String> = [
        "title", "textarea", "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]

    /// Whether the element's content is shown to a person as it stands, but for character references.
    var isPlainTextElement: Bool { element == "title" || element == "textarea" }
}
