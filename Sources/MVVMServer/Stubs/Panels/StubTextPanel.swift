import MVVM

/// JSON or HTML, to the byte.
@ViewModelPart
struct StubTextPanel {
    let text: String
}
