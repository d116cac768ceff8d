import MVVM

/// The tokens of one kind.
@ViewModelPart
struct StubTokenGroup {
    let title: LocalizableString
    let kind: StubTokenKind
    let tokens: [StubToken]
}
