import MVVM

/// The way to a state.
@ViewModelPart
struct StubStateLink {
    let name: String
    let link: Link
}
