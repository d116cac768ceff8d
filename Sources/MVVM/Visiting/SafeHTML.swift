/// Markup that may stand in a page as it is.
///
/// Trust is this type: a template inserts nothing else unescaped. It is made by a renderer that escapes (a face, the
/// Markdown renderer), never from a visitor's text.
public struct SafeHTML: Sendable, Hashable, Codable, Visitable {
    public let markup: String

    /// - Parameter markup: the output of a renderer that escapes what it was given.
    public init(trusted markup: String) {
        self.markup = markup
    }

    public init(from decoder: any Decoder) throws {
        markup = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(markup)
    }

    public static var shape: Shape { .html }
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}
