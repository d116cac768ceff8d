import Foundation

/// How typed text is read before it is counted or kept.
public enum IdeaText {
    /// In NFC, without white space at both ends.
    public static func trimmed(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// `"a, B,, a"` is `["a", "B"]`: in order, empty ones dropped, each only once whatever its case.
    public static func tags(_ text: String) -> [String] {
        var seen: Set<String> = []
        return text.split(separator: ",").map { trimmed(String($0)) }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }
}
