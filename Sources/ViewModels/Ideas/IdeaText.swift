import Foundation

/// How typed text is read before it is counted or kept.
public enum IdeaText {
    /// In NFC, without white space of any script at both ends.
    public static func trimmed(_ typed: String) -> String {
        typed.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    }

    /// Taken apart at the commas; empty ones are dropped, and those that differ from an earlier one in case only.
    public static func tags(_ typed: String) -> [String] {
        var seen: Set<String> = []
        return typed.unicodeScalars.split(separator: ",").map { trimmed(String($0)) }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }

    /// Letters as people count them, but never fewer than one per 32 scalars: a single letter can carry a megabyte of
    /// accents. The longest emoji have ten.
    public static func letterCount(_ text: String) -> Int {
        max(text.count, text.unicodeScalars.count / 32)
    }
}
