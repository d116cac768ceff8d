/// A tag as it stands in the text, before it is given its place in the tree.
struct Tag {
    enum Kind {
        case variable, raw, comment, delimiters
        case section, inverted, partial, parent, block, close
    }

    let kind: Kind
    /// The whole tag with its delimiters.
    let range: Range<Int>
    /// What stands between the delimiters, without sigil and blanks.
    let content: Range<Int>

    /// Parents and blocks share a line with each other and are still standalone (Mustache spec, inheritance).
    func isInheritance(closing opener: Kind?) -> Bool {
        switch kind {
        case .parent, .block: true
        case .close: opener == .parent || opener == .block
        default: false
        }
    }

    /// Tags that print something, so that their line is never theirs alone.
    var prints: Bool { kind == .variable || kind == .raw }
}
