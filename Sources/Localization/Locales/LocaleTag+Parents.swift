// Where a locale's words come from when it has none of its own.
// CLDR supplemental data 46, `parentLocales`; what is not listed there loses its last subtag.

extension LocaleTag {
    /// The locale whose words stand in for this one; nil above a language, and above a script that is not the
    /// language's usual one: `zh-Hant` does not fall back to the simplified `zh`.
    public var parent: LocaleTag? {
        if let region {
            if let parent = Self.regionalParent(language: language, script: script, region: region) { return parent }
            // `zh-HK` is written in traditional letters, so its parent is `zh-Hant`, not `zh`.
            let usual = LocaleTag(language: language).maximized.script
            let own = script ?? maximized.script
            return LocaleTag(language: language, script: own == usual ? script : own)
        }
        guard script != nil else { return language == "nn" ? LocaleTag(language: "no") : nil }
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

    private static func regionalParent(language: String, script: String?, region: String) -> LocaleTag? {
        switch (language, script) {
        case ("en", nil) where region == "GB": return LocaleTag(language: "en", region: "001")
        case ("en", nil) where europeanEnglish.contains(region): return LocaleTag(language: "en", region: "150")
        case ("en", nil) where worldEnglish.contains(region): return LocaleTag(language: "en", region: "001")
        case ("es", nil) where latinAmericanSpanish.contains(region): return LocaleTag(language: "es", region: "419")
        case ("pt", nil) where portugalsPortuguese.contains(region): return LocaleTag(language: "pt", region: "PT")
        case ("zh", "Hant") where region == "MO": return LocaleTag(language: "zh", script: "Hant", region: "HK")
        default: return nil
        }
    }

    private static let worldEnglish: Set<String> = [
        "150", "AG", "AI", "AU", "BB", "BM", "BS", "BW", "BZ", "CC", "CK", "CM", "CX", "CY", "DG", "DM", "ER", "FJ",
        "FK", "FM", "GD", "GG", "GH", "GI", "GM", "GY", "HK", "ID", "IE", "IL", "IM", "IN", "IO", "JE", "JM", "KE",
        "KI", "KN", "KY", "LC", "LR", "LS", "MG", "MO", "MS", "MT", "MU", "MV", "MW", "MY", "NA", "NF", "NG", "NR",
        "NU", "NZ", "PG", "PK", "PN", "PW", "RW", "SB", "SC", "SD", "SG", "SH", "SL", "SS", "SX", "SZ", "TC", "TK",
        "TO", "TT", "TV", "TZ", "UG", "VC", "VG", "VU", "WS", "ZA", "ZM", "ZW",
    ]
    private static let europeanEnglish: Set<String> = ["AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]
    private static let latinAmericanSpanish: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]
    private static let portugalsPortuguese: Set<String> = [
        "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
    ]
}
