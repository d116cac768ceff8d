import MVVM

/// Compiles texts: each locale gets all messages, its own or its parents'.
struct LocaleCompiler {
    let texts: CatalogTexts
    let source: LocaleTag
    private(set) var compiled: [LocaleTag: CompiledLocale] = [:]
    /// Those that were compiled, in that order.
    private(set) var order: [LocaleTag] = []

    init(texts: CatalogTexts, source: LocaleTag) {
        self.texts = texts
        self.source = source
    }

    @discardableResult
    mutating func compile(_ locale: LocaleTag) throws(CatalogMistakes) -> CompiledLocale {
        // The nearest comes last, so that it wins.
        let messages = ([source] + locale.chain.reversed()).reduce(into: [[String]: Message]()) { messages, tag in
            for (key, entry) in texts.entries[tag] ?? [:] { messages[key] = entry.message }
        }
        return try compile(locale, formatting: locale, messages)
    }

    mutating func compile(_ pseudo: PseudoLocale) throws(CatalogMistakes) {
        let messages = (texts.entries[source] ?? [:]).mapValues {
            pseudo.message($0.message, isMarkup: LocalizationPath.isMarkup($0.key))
        }
        try compile(pseudo.tag, formatting: source, messages)
    }

    @discardableResult
    private mutating func compile(
        _ tag: LocaleTag, formatting: LocaleTag, _ messages: [[String]: Message]
    ) throws(CatalogMistakes) -> CompiledLocale {
        if let known = compiled[tag] { return known }
        guard let locale = CompiledLocale(tag, formatting: formatting, keys: texts.keys, messages: messages) else {
            let message = "the rules or symbols of '\(formatting)' cannot be loaded"
            throw CatalogMistakes([CatalogFolder.mistake(in: "\(tag)", message)])
        }
        compiled[tag] = locale
        order.append(tag)
        return locale
    }
}
