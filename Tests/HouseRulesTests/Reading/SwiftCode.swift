/// A Swift text without its comments and without the words of its string literals, line by line.
///
/// What it drops becomes nothing, line breaks stay, so line numbers hold. Code in an interpolation, `\(…)`, is code.
/// It does not know regular expression literals; a quote in one hides, at worst, the rest of its line.
struct SwiftCode: Sendable {
    /// Each line's code.
    let lines: [String]
    /// The lines, counted from 0, on which a comment stands.
    let commented: Set<Int>

    var text: String { lines.joined(separator: "\n") }

    init(_ source: String) {
        var scanner = SwiftScanner(source)
        scanner.scan()
        lines = String(decoding: scanner.code, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        commented = scanner.commented
    }
}
