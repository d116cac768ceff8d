// Compares what the files say with what the code asks for, and the locales with one another.
// Owns missing keys and what translations owe to the source. Plural categories and slots: MessageCheck; stubs: StubCheck.

import MVVM

struct CatalogCheck {
    /// Above this share of texts equal to the source, a locale was probably not translated.
    static let equalShare = 0.3
    /// Below this many texts the share says nothing.
    static let equalMinimum = 20

    private(set) var mistakes: [CatalogMistake]
    private(set) var warnings: [CatalogMistake] = []
    private let texts: CatalogTexts
    private let home: CatalogHome
    private let source: LocaleTag

    /// - Parameters:
    ///   - folder: as mistakes print it, for what stands in no file.
    ///   - source: the locale whose texts the others translate.
    init(_ texts: CatalogTexts, folder: String, home: CatalogHome, source: LocaleTag, default fallback: LocaleTag) {
        mistakes = texts.mistakes
        self.texts = texts
        self.home = home
        self.source = source
        for locale in Set([source, fallback]) where texts.isWhole && !texts.locales.contains(locale) {
            mistakes.append(CatalogFolder.mistake(in: folder, "no file has texts for '\(locale)'"))
        }
        if texts.isWhole { reportMissingTypes() }
        for locale in texts.locales { check(locale) }
    }

    /// The types' stubs fill the slots of the source.
    mutating func check(stubsOf types: [any PropertyVisitable.Type]) {
        var check = StubCheck(texts.entries[source] ?? [:], keys: texts.keys, home: home)
        for type in types { check.walk(type) }
        mistakes += check.mistakes
    }

    private mutating func check(_ locale: LocaleTag) {
        let rules = MessageCheck(locale)
        let entries = texts.entries[locale] ?? [:]
        if texts.isWhole, !isPartial(locale) { checkMissing(in: locale, entries) }
        for key in texts.keys.ordered {
            guard let entry = entries[key] else { continue }
            mistakes += rules.mistakes(in: entry)
            guard locale != source, let original = texts.entries[source]?[key] else { continue }
            mistakes += rules.mistakes(in: entry, comparedTo: original)
            warnings += rules.warnings(in: entry, comparedTo: original)
        }
        warnUntranslated(locale, entries)
    }

    /// A regional locale may leave to its parent what they share.
    private func isPartial(_ locale: LocaleTag) -> Bool {
        locale.chain.dropFirst().contains { texts.locales.contains($0) }
    }

    /// A type that no file names is one mistake, however many words and locales it lacks.
    private mutating func reportMissingTypes() {
        var keys: [String: [[String]]] = [:]
        for key in texts.keys.ordered where !texts.hasWords(ofType: key[0]) { keys[key[0], default: []].append(key) }
        for (type, keys) in keys {
            let names = keys.prefix(3).map { "'\($0.dropFirst().joined(separator: "."))'" }.joined(separator: ", ")
            let message = "no file has the words of '\(type)': \(names)\(keys.count > 3 ? ", …" : ""); this one should"
            mistakes.append(CatalogFolder.mistake(in: home.file(of: type), message))
        }
    }

    private mutating func checkMissing(in locale: LocaleTag, _ entries: [[String]: CatalogEntry]) {
        for key in texts.keys.ordered
        where entries[key] == nil && texts.hasWords(ofType: key[0]) && texts.broken[locale]?.contains(key) != true {
            mistakes.append(missing(key, in: locale))
        }
    }

    /// Points to the place where the key should stand: its group in that locale, else the key in the source, else the
    /// file that the type should have.
    private func missing(_ key: [String], in locale: LocaleTag) -> CatalogMistake {
        let message = "'\(key.joined(separator: "."))' is missing in '\(locale)'"
        for end in key.indices.reversed() where end > 0 {
            if let group = texts.groups[locale]?[Array(key[..<end])] { return group.mistake(message) }
        }
        if let original = texts.entries[source]?[key] { return original.position.mistake(message) }
        return CatalogFolder.mistake(in: home.file(of: key[0]), message)
    }

    private mutating func warnUntranslated(_ locale: LocaleTag, _ entries: [[String]: CatalogEntry]) {
        guard locale.language != source.language, entries.count >= Self.equalMinimum,
            let place = texts.groups[locale]?[[]]
        else { return }
        let equal = entries.values.count { entry in
            guard let text = entry.message.constant else { return false }
            return text == texts.entries[source]?[entry.key]?.message.constant
        }
        guard Double(equal) > Double(entries.count) * Self.equalShare else { return }
        warnings.append(place.mistake("\(equal) of \(entries.count) texts of '\(locale)' are equal to '\(source)'"))
    }
}
