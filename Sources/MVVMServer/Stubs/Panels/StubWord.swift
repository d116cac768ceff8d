import MVVM

/// A key of the catalogs.
@ViewModelPart
struct StubWord {
    let key: String
    let texts: [StubWordText]
}
