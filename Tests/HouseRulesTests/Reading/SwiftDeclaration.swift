/// A declaration at the top level of a Swift file.
struct SwiftDeclaration: Equatable {
    enum Kind: String {
        case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, macro

        var isType: Bool { self != .extension && self != .macro }
    }

    let kind: Kind
    /// As written: `ProgramUnderTest.Failure` for an extension of a nested type.
    let name: String
    /// The attributes and modifiers before it: `@ViewModel`, `public`, `final`.
    let modifiers: [String]
    /// What it inherits, adopts or requires: the words between its name and its body.
    let inherited: [String]

    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// Every one, in order.
    static func all(in code: SwiftCode) -> [SwiftDeclaration] {
        var declarations: [SwiftDeclaration] = []
        var modifiers: [String] = []
        let words = topLevelWords(code)
        for (index, word) in words.enumerated() {
            if let kind = Kind(rawValue: word), index + 1 < words.count, isName(words[index + 1]) {
                let inherited = words[(index + 2)...].prefix { $0 != "{" }
                declarations.append(
                    SwiftDeclaration(
                        kind: kind, name: words[index + 1], modifiers: modifiers, inherited: Array(inherited)))
                modifiers = []
            } else if word.hasPrefix("@") || Self.modifiers.contains(word) {
                modifiers.append(word)
            } else {
                modifiers = []
            }
        }
        return declarations
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated", "open",
    ]

    private static func isName(_ word: String) -> Bool {
        word.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    }

    /// The words outside of braces and parentheses. Punctuation but `.`, `@`, `_` and a back quote parts words;
    /// `[UInt8]` reads `Array UInt8`.
    private static func topLevelWords(_ code: SwiftCode) -> [String] {
        var words: [String] = []
        var word = ""
        var depth = 0
        for character in code.text + "\n" {
            if depth == 0, character.isLetter || character.isNumber || "._@`".contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if depth == 0, character == "{" { words.append("{") }
            if depth == 0, character == "[" { words.append("Array") }
            if "{(".contains(character) { depth += 1 }
            if "})".contains(character) { depth -= 1 }
        }
        return words
    }
}
