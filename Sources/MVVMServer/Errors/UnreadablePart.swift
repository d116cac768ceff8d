import MVVM

/// The part of a request that cannot be read, or not be used as it is: a 400's detail, which tells more than the kind
/// alone. The raw value is its key in the catalog, beside the kinds' explanations.
enum UnreadablePart: String, CaseIterable {
    case query = "unreadableQuery"
    case form = "unreadableForm"
    case headerField = "unreadableHeaderField"
    /// Has the slots `line` and `column`.
    case json = "unreadableJSON"

    /// For people, in their language.
    func explanation(_ slots: [String: any Localizable] = [:]) -> LocalizableString {
        .localized(LocalizableRef(key: key)).bind(substitutions: slots)
    }

    var key: [String] { FailureViewModel.explanationPath + [rawValue] }
}
