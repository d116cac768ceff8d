/// A dotted name in a tag; no parts is the implicit iterator `.`.
struct Name: Sendable {
    let parts: [String]
    let offset: Int

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}
