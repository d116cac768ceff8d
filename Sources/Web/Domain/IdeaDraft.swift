import Foundation

/// An idea as somebody typed it, checked: trimmed, in NFC, within the limits.
struct IdeaDraft: Hashable, Sendable {
    let title: String
    let text: String
    let authorName: String
    /// Without commas, empty ones and duplicates.
    let tags: [String]

    /// Takes `tagText` apart at its commas. Throws `IdeaDraftFailure` with every problem it found.
    init(title: String, text: String, authorName: String, tagText: String, limits: IdeaLimits) throws {
        self.title = Self.tidied(title)
        self.text = Self.tidied(text)
        self.authorName = Self.tidied(authorName)
        self.tags = Self.tags(in: tagText)
        let problems = [
            Self.problem(with: self.title, as: .title, allowed: limits.title),
            Self.problem(with: self.text, as: .text, allowed: limits.text),
            Self.problem(with: self.authorName, as: .authorName, allowed: limits.authorName),
            Self.problem(with: self.tags, limits: limits),
        ].compactMap(\.self)
        guard problems.isEmpty else { throw IdeaDraftFailure(problems: problems) }
    }

    /// People type, so white space of any script is trimmed, and one text has one spelling in bytes.
    private static func tidied(_ typed: String) -> String {
        typed.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    }

    /// The first spelling of a tag stays; another one that differs in case only is dropped.
    private static func tags(in text: String) -> [String] {
        var seen: Set<String> = []
        return text.unicodeScalars.split(separator: ",")
            .map { tidied(String($0)) }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }

    private static func problem(
        with text: String, as field: IdeaDraftProblem.Field, allowed: ClosedRange<Int>
    ) -> IdeaDraftProblem? {
        let count = letterCount(text)
        if count < allowed.lowerBound { return .tooShort(field, minimum: allowed.lowerBound) }
        if count > allowed.upperBound { return .tooLong(field, maximum: allowed.upperBound) }
        return nil
    }

    private static func problem(with tags: [String], limits: IdeaLimits) -> IdeaDraftProblem? {
        if tags.count > limits.tagCount { return .tooManyTags(maximum: limits.tagCount) }
        return tags.lazy.compactMap { problem(with: $0, as: .tags, allowed: limits.tag) }.first
    }

    /// Letters as people count them, but never fewer than one per 32 scalars: a single letter can carry a megabyte of
    /// accents. The longest emoji have ten.
    private static func letterCount(_ text: String) -> Int {
        max(text.count, text.unicodeScalars.count / 32)
    }
}
