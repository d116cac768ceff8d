import MVVM

/// A custom property of the stylesheets.
@ViewModelPart
struct StubToken {
    /// `--accent`
    let name: String
    let kind: StubTokenKind
}
