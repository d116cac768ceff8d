/// A language with an optional script and region: `pt-BR`, `zh-Hant-TW` (BCP 47, RFC 5646 §2.1), in canonical case.
///
/// Variants, extensions and private subtags name no catalog and are refused.
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
    /// Two or three letters, lower case.
    public let language: String
    /// Four letters, capitalized.
    public let script: String?
    /// Two letters, upper case, or three digits.
    public let region: String?

    /// nil for anything but `language[-script][-region]`; `_` is taken for `-`, letters in any case.
    public init?(_ tag: String) {
        // The longest is `lll-ssss-rrr`; a header's garbage is refused by its length.
        guard tag.utf8.count <= 12 else { return nil }
        let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        self.init(subtags: subtags[...])
    }

    /// A tag that code spells out: `LocaleTag(language: "en")`. Text from outside goes through `init(_:)`.
    ///
    /// - Precondition: the parts are subtags in canonical case.
    public init(language: String, script: String? = nil, region: String? = nil) {
        self.language = LocaleAliases.current(of: language)
        self.script = script
        self.region = region
        assert(LocaleTag(description) == self, "'\(description)' is no locale tag")
    }

    private init(checked language: String, _ script: String?, _ region: String?) {
        self.language = LocaleAliases.current(of: language)
        self.script = script
        self.region = region
    }

    private init?(subtags: ArraySlice<Substring>) {
        var rest = subtags
        guard let language = rest.popFirst(), language.isLetters(2...3)
        else { return nil }
        var script: String?
        var region: String?
        if let subtag = rest.first, subtag.isLetters(4...4) {
            script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            rest.removeFirst()
        }
        if let subtag = rest.first, Self.isRegion(subtag) {
            region = subtag.uppercased()
            rest.removeFirst()
        }
        guard rest.isEmpty else { return nil }
        self.init(checked: language.lowercased(), script, region)
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.isLetters(2...2)
            || (subtag.utf8.count == 3
                && subtag.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    }

    /// `zh-Hant-TW`
    public var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    /// Whether the text of this locale runs from right to left, by its likely script.
    public var isRightToLeft: Bool { isMirrored || (!isPseudo && ICU.isRightToLeft(icuIdentifier)) }

    /// `en-XA` or `ar-XB`: made from the source for tests, never asked for by a browser.
    var isPseudo: Bool { region == "XA" || isMirrored }

    private var isMirrored: Bool { region == "XB" }

    /// As ICU spells it.
    var icuIdentifier: String {
        [language, script, isPseudo ? nil : region].compactMap(\.self).joined(separator: "_")
    }
}

extension Substring {
    /// ASCII letters only, judged as bytes: the Kelvin sign would fold to `k`.
    fileprivate func isLetters(_ count: ClosedRange<Int>) -> Bool {
        count.contains(utf8.count)
            && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
}
