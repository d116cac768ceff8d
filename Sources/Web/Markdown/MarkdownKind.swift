/// What a part of a text is; the raw values are cmark-gfm's names.
enum MarkdownKind: String {
    case document
    case blockQuote = "block_quote"
    case list
    case item
    case task = "tasklist"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case paragraph
    case heading
    case thematicBreak = "thematic_break"
    case table
    case tableHeader = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case text
    case softBreak = "softbreak"
    case lineBreak = "linebreak"
    case code
    case htmlInline = "html_inline"
    case emphasis = "emph"
    case strong
    case strikethrough
    case link
    case image
}
