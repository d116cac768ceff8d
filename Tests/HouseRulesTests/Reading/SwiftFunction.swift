/// A function as its declaration is written: what a rule about signatures looks at.
struct SwiftFunction: Equatable {
    let name: String
    /// Each as written: `output storage: UserSettings`.
    let parameters: [String]
    /// What follows the parameters on their line: `async throws -> Self`.
    let effects: String

    /// Every one, in order, nested ones included.
    static func all(in code: SwiftCode) -> [SwiftFunction] {
        code.text.ranges(of: "func ").compactMap { SwiftFunction(code.text[$0.upperBound...]) }
    }

    private init?(_ text: Substring) {
        guard let open = text.firstIndex(of: "(") else { return nil }
        name = String(text[..<open].prefix { $0 != "<" })
        var depth = 0
        var parameters = [""]
        var index = open
        repeat {
            let character = text[index]
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && !text[..<index].hasSuffix("-") { depth -= 1 }
            if character == ",", depth == 1 {
                parameters.append("")
            } else if index != open, depth > 0 {
                parameters[parameters.count - 1].append(character)
            }
            index = text.index(after: index)
        } while depth > 0 && index < text.endIndex
        self.parameters = parameters.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
        effects = text[index...].prefix { $0 != "{" && $0 != "\n" }.split(separator: " ").joined(separator: " ")
    }
}
