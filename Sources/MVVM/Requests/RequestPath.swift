/// Makes a path of a type's name; what was made is kept.
enum RequestPath {
    /// What was derived already: a page links hundreds of times, and a type's path never changes.
    private static let derived = Memo<ObjectIdentifier, String>(limit: .max)

    static func path<Request: ServerRequest>(of type: Request.Type) -> String {
        derived.value(for: ObjectIdentifier(type)) { path(of: TypePath.components(of: type)) }
    }

    /// - Parameter typePath: the type's names, outermost first.
    static func path(of typePath: [String]) -> String {
        let name = typePath.last ?? ""
        let nested = typePath.dropLast().last { $0.hasSuffix("ViewModel") }
        let stem = nested.map { $0.dropLast("ViewModel".count) } ?? name.dropLast(name.hasSuffix("Request") ? 7 : 0)
        return "/" + kebabCase(stem)
    }

    /// Words begin at a capital; a run of capitals is one word up to its last letter before a small one.
    private static func kebabCase(_ name: Substring) -> String {
        let letters = Array(name.utf8)
        var result: [UInt8] = []
        for (index, letter) in letters.enumerated() {
            if isCapital(letter), index > 0 {
                let next = index + 1 < letters.count ? letters[index + 1] : nil
                let endsRun = isCapital(letters[index - 1]) && (next.map { !isCapital($0) && !isDigit($0) } ?? false)
                if !isCapital(letters[index - 1]) || endsRun { result.append(UInt8(ascii: "-")) }
            }
            result.append(isCapital(letter) ? letter + 32 : letter)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isCapital(_ letter: UInt8) -> Bool { (65...90).contains(letter) }
    private static func isDigit(_ letter: UInt8) -> Bool { (48...57).contains(letter) }
}
