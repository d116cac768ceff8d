import MVVM

extension Catalogs {
    /// The keys that some types ask for, each once, in declared order.
    package static func keys(of types: [any PropertyVisitable.Type]) -> [[String]] {
        CatalogKeys(types: types, references: []).ordered
    }

    /// The words of a key in one locale as its catalog writes them, slots and forms included; nil where it has none.
    package func words(at key: [String], in locale: LocaleTag) -> String? {
        compiled[locale]?.message(at: key)?.source
    }

    /// Whether a locale has words of its own for a key, and does not show those of its parent or of the source.
    package func hasOwnWords(at key: [String], in locale: LocaleTag) -> Bool {
        locale.isPseudo || declared[locale]?.contains(key) ?? false
    }
}
