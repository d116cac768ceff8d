import Localization
import MVVM

/// The words of a view model, in every language of the site.
@ViewModelPart
struct StubWordsPanel {
    @LocalizedString var keyTitle
    @LocalizedString var missingTitle
    @LocalizedString var noneMessage
    let locales: [String]
    let words: [StubWord]
    let isEmpty: Bool

    init(of types: [any PropertyVisitable.Type], in catalogs: Catalogs) {
        locales = catalogs.locales.map(\.description)
        words = Catalogs.keys(of: types).map { key in
            StubWord(
                key: key.joined(separator: "."),
                texts: catalogs.locales.map { locale in
                    StubWordText(
                        locale: locale.description, text: catalogs.words(at: key, in: locale) ?? "",
                        isMissing: !catalogs.hasOwnWords(at: key, in: locale))
                })
        }
        isEmpty = words.isEmpty
    }
}
