// The texts of every locale: read, checked and compiled once at start, immutable afterwards.
// Owns the way from a folder to localizers. Does not know requests, pages or which locale a visitor gets.

import Foundation
import MVVM

public struct Catalogs: Sendable {
    /// Told a key that no catalog has, when a face needed it, and the locale; the text then shows the key, marked.
    public typealias MissingText = @Sendable (_ key: [String], _ locale: LocaleTag) -> Void

    /// Those that have catalogs, the default first.
    public var locales: [LocaleTag] { negotiator.supported }
    /// What looks wrong and stops nothing.
    public let warnings: [CatalogMistake]
    public let negotiator: LocaleNegotiator
    private let compiled: [LocaleTag: CompiledLocale]
    private let fallback: CompiledLocale
    private let zones = ZoneTable()
    private let onMissing: MissingText

    /// Reads every `*.yml` below `folder`, checks all of it, and compiles a flat array of messages for each locale.
    ///
    /// - Parameters:
    ///   - types: whose words are asked for; the types reachable from them are added.
    ///   - references: keys that are only used by `LocalizableString.localized(for:propertyName:)`.
    ///   - source: the locale whose texts the others translate.
    ///   - defaultLocale: for visitors who ask for none that there is.
    ///   - pseudoLocales: whether `en-XA` and `ar-XB` are made from the source, for tests and the gallery.
    /// - Throws: every mistake at once, each with `file:line:column`.
    public init(
        folder: URL, types: [any PropertyVisitable.Type], references: [[String]] = [], source: LocaleTag,
        defaultLocale: LocaleTag, pseudoLocales: Bool = false, onMissing: @escaping MissingText = { _, _ in }
    ) throws(CatalogMistakes) {
        let types = TypeClosure(of: types).types
        let keys = CatalogKeys(types: types, references: references)
        let texts = CatalogFolder.texts(in: folder, keys: keys)
        let name = folder.relativePath
        var check = CatalogCheck(texts, folder: name, source: source, default: defaultLocale)
        check.check(stubsOf: types)
        guard check.mistakes.isEmpty else { throw CatalogMistakes(check.mistakes) }

        var compiler = LocaleCompiler(texts: texts, source: source)
        for locale in texts.locales { compiler.compile(locale) }
        if pseudoLocales { for pseudo in PseudoLocale.allCases { compiler.compile(pseudo) } }
        guard let fallback = compiler.compiled[defaultLocale], compiler.failed.isEmpty else {
            let mistakes = compiler.failed.map {
                CatalogFolder.mistake(in: name, "the rules or symbols of '\($0)' cannot be loaded")
            }
            throw CatalogMistakes(mistakes)
        }
        self.fallback = fallback
        compiled = compiler.compiled
        warnings = check.warnings
        let supported = compiled.keys.sorted {
            ($0.isPseudo ? 1 : 0, $0.description) < ($1.isPseudo ? 1 : 0, $1.description)
        }
        negotiator = LocaleNegotiator(supported: supported, default: defaultLocale)
        self.onMissing = onMissing
    }

    /// The localizer of a request. A locale without catalogs gets its nearest parent, else the default.
    public func localizer(for locale: LocaleTag, timeZone: TimeZone) -> Localizer {
        let chosen = compiled[locale] ?? locale.chain.lazy.compactMap { compiled[$0] }.first ?? fallback
        return Localizer(chosen, zone: zones.offsets(of: timeZone), onMissing: onMissing)
    }
}
