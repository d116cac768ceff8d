/// A piece of a template. Offsets are byte positions in `Template.source`.
enum Node: Sendable {
    /// Literal text. One that begins a line takes the indentation of its partial, even when it is empty: the parser
    /// puts an empty one before a tag that begins a line and is not standalone.
    case text(Range<Int>)
    case variable(Name, isRaw: Bool)
    case section(Section)
    case partial(Partial)
    case parent(Parent)
    case block(Block)

    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
    struct Section: Sendable {
        let name: Name
        let isInverted: Bool
        /// The source between the tags and the delimiters there: what a lambda receives.
        let content: Range<Int>
        let delimiters: Delimiters
        let nodes: [Node]
    }

    /// `{{>name}}` or `{{>*name}}`.
    struct Partial: Sendable {
        let target: PartialTarget
        let indentation: Indentation
    }

    /// `{{<name}}…{{/name}}`: a partial with arguments.
    struct Parent: Sendable {
        let target: PartialTarget
        let indentation: Indentation
        let blocks: [Block]
        /// Where something stands between the tags that is no block; the specification ignores it.
        let stray: Int?
    }

    /// `{{$name}}…{{/name}}`: in a parent tag an argument, elsewhere a parameter with its default.
    struct Block: Sendable {
        let name: String
        let offset: Int
        let indentation: Indentation
        let nodes: [Node]
    }
}
