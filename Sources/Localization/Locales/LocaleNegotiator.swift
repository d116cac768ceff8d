import MVVM

/// Chooses the locale of an answer from what the visitor asks for (RFC 9110 §12.5.4, lookup of RFC 4647 §3.4).
///
/// Its work is bounded whatever a header holds; what usual headers led to is kept, since browsers send the same ones
/// again and again.
public struct LocaleNegotiator: Sendable {
    /// Ranges after this many are not read.
    public static let rangeLimit = 32

    /// In the order of preference, the default first.
    public let supported: [LocaleTag]
    public let `default`: LocaleTag
    private let candidates: [Candidate]
    private let languages: Set<String>
    private let known = Memo<[Preference], LocaleTag>(limit: 1_000)

    private struct Preference: Hashable, Sendable {
        let tag: String
        let quality: Int
    }

    private struct Candidate: Sendable {
        let locale: LocaleTag
        /// `pt-BR` → `pt-Latn-BR`
        let full: LocaleTag
    }

    public init(supported: [LocaleTag], default fallback: LocaleTag) {
        self.supported = [fallback] + supported.filter { $0 != fallback }
        self.default = fallback
        candidates = self.supported.map { Candidate(locale: $0, full: $0.maximized) }
        let own = Set(self.supported.map(\.language))
        // A few languages have another one as their parent: Nynorsk has Norwegian.
        languages = own.union(
            LocaleTag.adopted.filter { $0.chain.contains { own.contains($0.language) } }.map(\.language))
    }

    /// The supported locale that suits best; the default where none does.
    ///
    /// - Parameter ranges: the header's ranges in their order, quality in thousandths (1000 is `q=1`); quality 0
    ///   excludes a range and everything below it, unless a longer range asks for that.
    public func best(for ranges: [(tag: String, quality: Int)]) -> LocaleTag {
        let isUsual = ranges.count <= 8 && ranges.allSatisfy { $0.tag.utf8.count <= 16 }
        guard isUsual else { return choose(from: ranges) }
        return known.value(for: ranges.map(Preference.init)) { choose(from: ranges) }
    }

    private func choose(from ranges: [(tag: String, quality: Int)]) -> LocaleTag {
        let read = ranges.prefix(Self.rangeLimit)
        // Stable, so that equal qualities keep the visitor's order.
        let wanted = read.enumerated().filter { $1.quality > 0 }
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element.tag)
        let refused = read.filter { $0.quality <= 0 }.map(\.tag)
        let allowed = candidates.filter { candidate in
            !refused.contains {
                Self.covers($0, candidate.locale) && !Self.isNamed(candidate.locale, in: wanted, beyond: $0)
            }
        }
        for range in wanted {
            if range == "*", let first = allowed.first(where: { !$0.locale.isPseudo }) { return first.locale }
            if let match = match(range, among: allowed) { return match }
        }
        return `default`
    }

    /// The supported locale for one tag, in any case, by the same rules: for `?locale=`, the setting and the cookie.
    ///
    /// - Returns: nil where none suits, and for what is no tag: nobody asked for the default. Nothing but itself suits a
    ///   pseudo-locale.
    public func supported(for tag: String) -> LocaleTag? {
        let exact = LocaleTag(tag)
        if let exact, supported.contains(exact) { return exact }
        guard exact?.isPseudo != true, Self.isRange(tag) else { return nil }
        return match(tag, among: candidates)
    }

    private func match(_ range: String, among allowed: [Candidate]) -> LocaleTag? {
        guard let tag = Self.tag(ofRange: range), languages.contains(tag.language) else { return nil }
        for step in sequence(first: tag, next: \.parent) {
            for locale in step.standIns where allowed.contains(where: { $0.locale == locale }) { return locale }
        }
        // Another region of the same language and script is better than another language.
        let full = tag.maximized
        let relatives = allowed.filter {
            !$0.locale.isPseudo && $0.full.language == full.language && $0.full.script == full.script
        }
        return (relatives.first { $0.full == full } ?? relatives.first)?.locale
    }

    /// Lookup shortens a range from its end, so what follows the region never matters.
    private static func tag(ofRange range: String) -> LocaleTag? {
        guard range.utf8.count <= 64 else { return nil }
        var subtags = range.split(separator: "-", omittingEmptySubsequences: false)
        while !subtags.isEmpty {
            if let tag = LocaleTag(subtags.joined(separator: "-")) { return tag }
            subtags.removeLast()
        }
        return nil
    }

    /// RFC 4647 §2.1, but for `*`: it names no language.
    private static func isRange(_ text: String) -> Bool {
        text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { subtag in
            1...8 ~= subtag.count && subtag.allSatisfy(\.isLetterOrDigit)
        }
    }

    /// Basic filtering (RFC 4647 §3.3.1): the range is the tag or its beginning.
    private static func covers(_ range: String, _ locale: LocaleTag) -> Bool {
        if range == "*" { return true }
        guard range.utf8.count <= 64, let tag = tag(ofRange: range) else { return false }
        return tag.language == locale.language && (tag.script == nil || tag.script == locale.script)
            && (tag.region == nil || tag.region == locale.region)
    }

    private static func isNamed(_ locale: LocaleTag, in wanted: [String], beyond refused: String) -> Bool {
        wanted.contains { $0 != "*" && (refused == "*" || $0.utf8.count > refused.utf8.count) && covers($0, locale) }
    }
}

extension LocaleTag {
    /// The locale itself, and British English for whoever asks for a regional English that follows it.
    fileprivate var standIns: [LocaleTag] {
        let world = LocaleTag(language: "en", region: "001")
        return self == world ? [self, LocaleTag(language: "en", region: "GB")] : [self]
    }
}
