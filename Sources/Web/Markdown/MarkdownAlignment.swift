/// How a column of a table stands; the raw values are cmark-gfm's letters.
enum MarkdownAlignment: UInt8 {
    case none = 0
    case start = 0x6C  // l
    case center = 0x63  // c
    case end = 0x72  // r
}
