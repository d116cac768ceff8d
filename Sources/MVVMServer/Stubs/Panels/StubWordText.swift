import MVVM

/// The words of a key in one language.
@ViewModelPart
struct StubWordText {
    let locale: String
    let text: String
    /// Whether the locale has none of its own; the text then is its parent's or the source's.
    let isMissing: Bool
}
