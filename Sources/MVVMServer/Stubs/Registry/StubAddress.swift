import MVVM

/// The addresses of the gallery.
enum StubAddress {
    static let gallery = "/_stubs"
    static let json = "/_stubs.json"
    static let preview = "/_stubs/preview"
    static let canvas = "/_stubs/canvas"
    static let tokens = "/_stubs/tokens"
    static let tokenStyles = "/_stubs/tokens.css"
    static let version = "/_stubs/version"

    /// - Parameter name: of a view model.
    static func preview(_ name: String, _ choices: StubChoices) -> Link {
        Link(path: preview, query: [KeyValuePair(name: "type", value: name)] + choices.pairs)
    }

    static func canvas(_ name: String, _ choices: StubChoices) -> Link {
        Link(path: canvas, query: [KeyValuePair(name: "type", value: name)] + choices.pairs)
    }
}
