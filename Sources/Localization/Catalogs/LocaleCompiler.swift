/// Compiles checked texts: each locale gets all messages, its own or its parents'.
struct LocaleCompiler {
    let texts: CatalogTexts
    let source: LocaleTag
    private(set) var compiled: [LocaleTag: CompiledLocale] = [:]
    private(set) var failed: [LocaleTag] = []

    init(texts: CatalogTexts, source: LocaleTag) {
        self.texts = texts
        self.source = source
    }

    mutating func compile(_ locale: LocaleTag) {
        // Nearest last, so that it wins.
        let messages = ([source] + locale.chain.reversed()).reduce(into: [[String]: Message]()) { messages, tag in
            for (key, entry) in texts.entries[tag] ?? [:] { messages[key] = entry.message }
        }
        add(CompiledLocale(locale, formatting: locale, keys: texts.keys, messages: messages), locale)
    }

    mutating func compile(_ pseudo: PseudoLocale) {
        let messages = (texts.entries[source] ?? [:]).mapValues { pseudo.message($0.message) }
        add(CompiledLocale(pseudo.tag, formatting: source, keys: texts.keys, messages: messages), pseudo.tag)
    }

    private mutating func add(_ locale: CompiledLocale?, _ tag: LocaleTag) {
        if let locale { compiled[tag] = locale } else { failed.append(tag) }
    }
}
