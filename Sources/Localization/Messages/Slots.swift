import MVVM

/// What fills a message's slots.
enum Slots {
    /// As a property hands it over.
    case values([String: any Localizable])
    /// As a stored reference keeps it.
    case contents([String: LocalizableContent])

    subscript(name: String) -> LocalizableContent? {
        switch self {
        case .values(let values): values[name]?.content
        case .contents(let contents): contents[name]
        }
    }
}
