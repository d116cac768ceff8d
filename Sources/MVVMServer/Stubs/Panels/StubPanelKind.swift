import MVVM

/// The panels below the canvas.
@ViewModelEnum
enum StubPanelKind: LocalizedCases, Hashable, CaseIterable {
    case json, html, template, properties, words, numbers
}
