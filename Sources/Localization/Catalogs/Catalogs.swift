// The texts of every locale: read, checked and compiled once at start, immutable afterwards.
// Owns the way from a folder to localizers. Does not know requests, pages or which locale a visitor gets.

import Foundation
import MVVM

public struct Catalogs: Sendable {
    /// Told a key that no catalog has, when a face needed it, and the locale; the text then shows the key, marked.
    public typealias MissingText = @Sendable (_ key: [String], _ locale: LocaleTag) -> Void
    /// The feature of a type by its name, as the folders are named: `Ideas`; nil where that is not known.
    public typealias Feature = (_ typeName: String) -> String?

    /// Those that have catalogs, the default first.
    public var locales: [LocaleTag] { negotiator.supported }
    /// What looks wrong and stops nothing.
    public let warnings: [CatalogMistake]
    public let negotiator: LocaleNegotiator
    let compiled: [LocaleTag: CompiledLocale]
    /// The keys that a locale has words of its own for; a pseudo-locale has none.
    let declared: [LocaleTag: Set<[String]>]
    private let fallback: CompiledLocale
    private let zones = ZoneTable()
    private let onMissing: MissingText

    /// Reads every `*.yml` below the folders, checks all of it, and compiles a flat array of messages for each locale.
    ///
    /// - Parameters:
    ///   - unread: names of folders in those that stay closed.
    ///   - types: whose words are asked for; the types reachable from them are added.
    ///   - references: keys that are only used by `LocalizableString.localized(for:propertyName:)`.
    ///   - source: the locale whose texts the others translate.
    ///   - defaultLocale: for visitors who ask for none that there is.
    ///   - pseudoLocales: whether `en-XA` and `ar-XB` are made from the source, for tests and the gallery.
    ///   - feature: tells where the words of a type belong that no file has.
    /// - Throws: every mistake at once, each with `file:line:column`.
    public init(
        folders: [URL], leavingOut unread: Set<String> = [], types: [any PropertyVisitable.Type],
        references: [[String]] = [], source: LocaleTag,
        defaultLocale: LocaleTag, pseudoLocales: Bool = false,
        feature: @escaping Feature = { _ in nil }, onMissing: @escaping MissingText = { _, _ in }
    ) throws(CatalogMistakes) {
        let types = TypeClosure(of: types).types
        let keys = CatalogKeys(types: types, references: references)
        let texts = CatalogFolder.texts(in: folders, leavingOut: unread, keys: keys)
        let folder = folders.first?.relativePath ?? ""
        var check = CatalogCheck(
            texts, folder: folder, home: CatalogHome(texts, folder: folder, feature: feature), source: source,
            default: defaultLocale)
        check.check(stubsOf: types)
        guard check.mistakes.isEmpty else { throw CatalogMistakes(check.mistakes) }

        var compiler = LocaleCompiler(texts: texts, source: source)
        fallback = try compiler.compile(defaultLocale)
        for locale in texts.locales { try compiler.compile(locale) }
        if pseudoLocales { for pseudo in PseudoLocale.allCases { try compiler.compile(pseudo) } }
        compiled = compiler.compiled
        declared = texts.entries.mapValues { Set($0.keys) }
        warnings = check.warnings
        negotiator = LocaleNegotiator(supported: compiler.order, default: defaultLocale)
        self.onMissing = onMissing
    }

    /// The localizer of a request. A locale without catalogs gets its nearest parent, else the default.
    public func localizer(for locale: LocaleTag, timeZone: TimeZone) -> Localizer {
        let chosen = compiled[locale] ?? locale.chain.lazy.compactMap { compiled[$0] }.first ?? fallback
        return Localizer(chosen, zone: zones.offsets(of: timeZone), onMissing: onMissing)
    }

    /// A locale's name in itself, for a switcher: "Español", "العربية"; the tag where it has no catalogs.
    public func autonym(of locale: LocaleTag) -> String { compiled[locale]?.autonym ?? locale.description }
}
