/// The library that reads Markdown came without a part that ideas are written with.
struct MissingMarkdownExtension: Error, CustomStringConvertible {
    let name: String

    var description: String { "cmark-gfm has no extension '\(name)'; its library of extensions is too old." }
}
