import MVVM

/// A choice that a form of the gallery sends along.
@ViewModelPart
struct StubKeptChoice {
    let name: String
    let value: String
}
