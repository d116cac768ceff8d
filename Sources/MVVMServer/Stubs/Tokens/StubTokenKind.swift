import MVVM

/// What a token is shown as, by its name: the site gives the names, so anything else is taken for a colour.
@ViewModelEnum
enum StubTokenKind: LocalizedCases, Hashable, CaseIterable {
    case colors, type, fonts, spaces, shapes

    /// - Parameter name: `--text-l`
    init(_ name: String) {
        let first = name.dropFirst(2).prefix { $0 != "-" }
        self =
            switch first {
            case "text": .type
            case "font": .fonts
            case "space", "gutter", "measure", "page", "target": .spaces
            case "radius", "shadow", "quick": .shapes
            default: .colors
            }
    }
}
