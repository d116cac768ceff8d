/// Texts that people write, as stubs have them, and what previews put in their place.
enum StubText {
    /// - Parameter name: of the property.
    static func text(_ text: String, name: String, in state: StubState) -> String {
        guard !isIdentifier(name: name), isWritten(text) else { return text }
        return switch state {
        case .longest: longest(text)
        case .hostile: hostile
        case .rightToLeft: rightToLeft
        default: text
        }
    }

    static func isIdentifier(name: String) -> Bool {
        name == "id" || ["Id", "Ids", "Code", "Key"].contains { name.hasSuffix($0) }
    }

    /// Whether a person wrote it: a word begins with a capital, or it is in no ASCII. Ids, codes, names of controls and
    /// classes are neither.
    private static func isWritten(_ text: String) -> Bool {
        text.unicodeScalars.contains { !$0.isASCII }
            || text.split(separator: " ").contains { $0.first?.isUppercase ?? false }
    }

    /// Many words, and one that cannot be broken.
    private static func longest(_ text: String) -> String {
        let words = String(repeating: text + " ", count: max(2, 120 / max(1, text.count)))
        return words + String(repeating: text.filter { $0 != " " }, count: max(2, 40 / max(1, text.count)))
    }

    /// Markup, the languages of templates and catalogs, quotes behind a combining mark, a mark that turns the line.
    private static let hostile =
        #"<script>alert(1)</script>{{title}} %{count} "\#u{301} onload='alert(2)' & </textarea>\#u{202E}'--"#

    /// "Dark mode", in Arabic, with a name and a number that run the other way.
    private static let rightToLeft = "الوضع الداكن (Dark mode 2.0)"
}
