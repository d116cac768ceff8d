// What the files of a catalog folder say: the entries of each locale and what is wrong with their form.
// Owns the layout locale → type → property, groups and lists. Does not compare locales: see CatalogCheck.

import MVVM

struct CatalogTexts {
    let keys: CatalogKeys
    private(set) var entries: [LocaleTag: [[String]: CatalogEntry]] = [:]
    /// Where a locale, a type or a group begins, for what is missing in it; `[]` is the locale itself.
    private(set) var groups: [LocaleTag: [[String]: SourcePosition]] = [:]
    /// Keys whose text could not be read; they are not missing as well.
    private(set) var broken: [LocaleTag: Set<[String]>] = [:]
    /// Whether every file could be read; otherwise nothing can be called missing.
    private(set) var isWhole = true
    private(set) var mistakes: [CatalogMistake] = []

    init(keys: CatalogKeys) { self.keys = keys }

    /// In the order of their tags.
    var locales: [LocaleTag] { groups.keys.sorted { $0.description < $1.description } }

    /// Whether any locale has a group of that name.
    func hasWords(ofType name: String) -> Bool { groups.values.contains { $0[[name]] != nil } }

    /// Notes a file or a locale that could not be read at all.
    mutating func refuse(_ mistake: CatalogMistake) {
        isWhole = false
        report(mistake)
    }

    private mutating func report(_ mistake: CatalogMistake) { mistakes.append(mistake) }

    mutating func add(_ bytes: [UInt8], file: String) {
        do throws(CatalogMistake) {
            let root = try YAMLReader.read(bytes, name: file)
            guard case .mapping(let locales) = root.content else {
                throw root.position.mistake("a catalog begins with a locale: 'en:'")
            }
            if let orphan = orphan(locales, at: root.position) { return report(orphan) }
            for entry in locales { add(locale: entry) }
        } catch {
            refuse(error)
        }
    }

    /// A file of which nothing is used gets one mistake instead of one for each line.
    private func orphan(_ locales: [YAMLNode.Entry], at position: SourcePosition) -> CatalogMistake? {
        let types = locales.flatMap { locale -> [String] in
            guard case .mapping(let types) = locale.value.content else { return [] }
            return types.map(\.key)
        }
        guard let first = types.first, types.allSatisfy({ !keys.isGroup([$0]) }) else { return nil }
        let hint = NearestName.hint(for: first, among: keys.names(below: []))
        return position.mistake("an orphan file: no type of it is used, such as '\(first)'\(hint)")
    }

    private mutating func add(locale entry: YAMLNode.Entry) {
        guard let locale = LocaleTag(entry.key), ICU.maximized(locale.icuIdentifier) != nil else {
            return refuse(entry.keyPosition.mistake("'\(entry.key)' is no locale"))
        }
        guard locale.description == entry.key else {
            return refuse(entry.keyPosition.mistake("'\(entry.key)' is written '\(locale)'"))
        }
        addGroup(entry.value, at: [], name: entry, locale)
    }

    private mutating func addGroup(
        _ node: YAMLNode, at path: [String], name: YAMLNode.Entry, _ locale: LocaleTag
    ) {
        if groups[locale]?[path] == nil { groups[locale, default: [:]][path] = name.keyPosition }
        switch node.content {
        case .mapping(let entries):
            for entry in entries { add(entry, below: path, locale) }
        case .sequence(let elements):
            for (index, element) in elements.enumerated() {
                let entry = YAMLNode.Entry(key: String(index), keyPosition: element.position, value: element)
                add(entry, below: path, locale)
            }
        case .scalar:
            report(node.position.mistake("'\(name.key)' is a group of texts here, not a text"))
        }
    }

    private mutating func add(_ entry: YAMLNode.Entry, below path: [String], _ locale: LocaleTag) {
        let key = path + [entry.key]
        if keys.isList(key) {
            add(list: entry, key: key, locale)
        } else if keys.contains(key) {
            add(text: entry, key: key, locale)
        } else if keys.isGroup(key) {
            addGroup(entry.value, at: key, name: entry, locale)
        } else {
            let hint = NearestName.hint(for: entry.key, among: keys.names(below: path))
            report(entry.keyPosition.mistake("'\(key.joined(separator: "."))' is not used\(hint)"))
        }
    }

    private mutating func add(text entry: YAMLNode.Entry, key: [String], _ locale: LocaleTag) {
        add(key, entry, locale) { (parser) throws(CatalogMistake) in try parser.message(entry.value) }
    }

    /// A list is one entry; an element that the code asks for by its index is one of its own as well.
    private mutating func add(list entry: YAMLNode.Entry, key: [String], _ locale: LocaleTag) {
        add(key, entry, locale) { (parser) throws(CatalogMistake) in .list(try parser.list(entry.value)) }
        guard case .sequence(let elements) = entry.value.content else {
            return broken[locale, default: []].formUnion(keys.names(below: key).map { key + [$0] })
        }
        for (index, element) in elements.enumerated() where keys.contains(key + [String(index)]) {
            let entry = YAMLNode.Entry(key: String(index), keyPosition: element.position, value: element)
            add(text: entry, key: key + [String(index)], locale)
        }
    }

    private mutating func add(
        _ key: [String], _ entry: YAMLNode.Entry, _ locale: LocaleTag,
        read: (MessageParser) throws(CatalogMistake) -> Message
    ) {
        do throws(CatalogMistake) {
            let message = try read(MessageParser(isMarkup: LocalizationPath.isMarkup(key)))
            let made = CatalogEntry(key: key, message: message, position: entry.keyPosition)
            if let first = entries[locale, default: [:]].updateValue(made, forKey: key) {
                let place = "\(first.position.file.name):\(first.position.line)"
                throw entry.keyPosition.mistake("'\(made.name)' stands twice, first in \(place)")
            }
        } catch {
            broken[locale, default: []].insert(key)
            report(error)
        }
    }
}
