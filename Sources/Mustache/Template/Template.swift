/// One parsed template: its text, and the tags found in it with their byte positions.
///
/// A template knows no data. `Binder` checks it against a `Schema` and makes a `Program`; `Program(unbound:partials:)`
/// looks its names up while it runs.
public struct Template: Sendable {
    /// What partial and parent tags call it, e.g. `Shared/ToastView`.
    public let name: String
    /// What mistakes call it, e.g. `Templates/Shared/ToastView.mustache`.
    public let file: String

    let source: [UInt8]
    let nodes: [Node]

    /// Parses UTF-8 `source` in time linear to its size.
    ///
    /// Throws the first byte that is no UTF-8, else every mistake of the text, up to `TemplateParser.maximumMistakes`.
    public init(name: String, file: String? = nil, source: [UInt8]) throws(TemplateMistakes) {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: source.span)
        } catch {
            let offset = error.byteOffsets.lowerBound
            throw TemplateMistakes([
                TemplateError(
                    file: file ?? name, source: source, offset: offset, message: "the text is not UTF-8 here")
            ])
        }
        try self.init(name: name, file: file ?? name, source: source, delimiters: .standard)
    }

    /// Parses the UTF-8 bytes of `source`.
    public init(name: String, file: String? = nil, source: String) throws(TemplateMistakes) {
        try self.init(name: name, file: file, source: Array(source.utf8))
    }

    /// A lambda's result is parsed with the delimiters of the section that called it (Mustache spec, lambdas).
    init(name: String, file: String, source: [UInt8], delimiters: Delimiters) throws(TemplateMistakes) {
        var parser = TemplateParser(file: file, source: source, delimiters: delimiters)
        self.nodes = try parser.parse()
        self.name = name
        self.file = file
        self.source = source
    }

    /// A mistake that concerns the whole template.
    public func mistake(_ message: String) -> TemplateError { mistake(at: 0, message) }

    /// Whether `offset` is the first byte of a line of the source.
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
    }

    func mistake(at offset: Int, _ message: String) -> TemplateError {
        TemplateError(file: file, source: source, offset: offset, message: message)
    }
}
