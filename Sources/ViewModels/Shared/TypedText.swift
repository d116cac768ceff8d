import Foundation

/// How typed text is read before it is counted or kept.
public enum TypedText {
    /// The scalars of one letter, at most; the longest emoji have ten. Runs of accents cost quadratic time to normalise.
    private static let scalarsOfLetter = 32

    /// In NFC, without white space of any script at both ends; line breaks and tabs stay, other controls do not.
    ///
    /// Ask `letterCount(typed:upTo:)` first: what it refuses may take long.
    public static func trimmed(_ typed: String) -> String {
        let kept = typed.unicodeScalars.filter { !isControl($0) || $0 == "\n" || $0 == "\r" || $0 == "\t" }
        return normalised(String(String.UnicodeScalarView(kept)))
    }

    /// As `trimmed(_:)`, with one kind of line break: forms send CRLF, programs what they like.
    public static func lines(_ typed: String) -> String {
        trimmed(typed).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// As `trimmed(_:)`, on one line: what would break it is a blank.
    public static func line(_ typed: String) -> String {
        let kept = typed.unicodeScalars.map { isControl($0) || isLineBreak($0) ? " " : $0 }
        return normalised(String(String.UnicodeScalarView(kept)))
    }

    /// Taken apart at the commas; empty ones are dropped, and those that differ from an earlier one in case only.
    public static func tags(_ typed: String) -> [String] {
        var seen: Set<String> = []
        return typed.unicodeScalars.split(separator: ",").map { line(String($0)) }
            .filter { isVisible($0) && seen.insert($0.lowercased()).inserted }
    }

    /// Letters as people count them, in time linear to the text; more than `limit` is `limit + 1`, however much it is.
    ///
    /// A text that nobody can see has none, and a letter that carries a wall of accents is too many.
    public static func letterCount(typed: String, upTo limit: Int) -> Int {
        // Four bytes of UTF-8 are the most that a scalar has.
        guard typed.utf8.count <= (limit + 64) * scalarsOfLetter * 4,
            typed.allSatisfy({ $0.unicodeScalars.count <= scalarsOfLetter })
        else { return limit + 1 }
        let text = trimmed(typed)
        return isVisible(text) ? min(text.count, limit + 1) : 0
    }

    private static func normalised(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    }

    private static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            let properties = scalar.properties
            // The blank of Braille is a letter without dots.
            return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && !isControl(scalar)
                && properties.generalCategory != .format && scalar != "\u{2800}"
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }
}
