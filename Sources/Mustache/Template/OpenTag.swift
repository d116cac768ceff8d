/// A tag that waits for its closing tag, and what has been found in it so far.
struct OpenTag {
    let tag: Tag
    let indentation: Indentation
    let delimiters: Delimiters
    /// Where the content begins: behind the tag, and behind its line when it is standalone.
    let contentStart: Int
    var nodes: [Node] = []
    var stray: Int?
}
