// Where a locale's words come from when it has none of its own.
// Read from the CLDR data that ICU carries (`parentLocales`); what is not listed there loses its last subtag.

extension LocaleTag {
    /// The locale whose words stand in for this one; nil above a language, and above a script that is not the
    /// language's usual one: `zh-Hant` does not fall back to the simplified `zh`.
    public var parent: LocaleTag? {
        if let listed = Self.listedParents[self] { return listed }
        if region != nil {
            // `zh-HK` is written in traditional letters, so its parent is `zh-Hant`, not `zh`.
            let usual = LocaleTag(language: language).maximized.script
            let own = script ?? maximized.script
            return LocaleTag(language: language, script: own == usual ? script : own)
        }
        guard script != nil else { return nil }
        let bare = LocaleTag(language: language)
        return maximized.script == bare.maximized.script ? bare : nil
    }

    /// This locale and its parents, nearest first: `es-AR`, `es-419`, `es`.
    public var chain: [LocaleTag] {
        var chain: [LocaleTag] = []
        var next: LocaleTag? = self
        while let tag = next {
            chain.append(tag)
            next = tag.parent
        }
        return chain
    }

    /// With the likely script and region: `zh-HK` → `zh-Hant-HK`. A language that nobody knows stays as it is.
    var maximized: LocaleTag {
        guard !isPseudo, let text = ICU.maximized(icuIdentifier), let tag = LocaleTag(text) else { return self }
        return tag
    }

    /// Those with a parent in another language.
    static var adopted: [LocaleTag] { listedParents.filter { $0.key.language != $0.value.language }.map(\.key) }

    private static let listedParents: [LocaleTag: LocaleTag] = {
        let pairs = ICU.parentLocales.flatMap { parent, children in
            children.compactMap { child -> (LocaleTag, LocaleTag)? in
                guard let child = LocaleTag(child), let parent = LocaleTag(parent), child != parent else { return nil }
                return (child, parent)
            }
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
