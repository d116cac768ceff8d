/// Language codes that were replaced and that browsers still send (CLDR supplemental metadata, `languageAlias`).
enum LocaleAliases {
    static func current(of language: String) -> String { table[language] ?? language }

    private static let table = [
        "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "nb": "no",
    ]
}
