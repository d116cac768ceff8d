import MVVM

/// A part of an idea's page; `IdeaView` gives its element that `id`.
public enum IdeaPart: String, ServerRequestFragment {
    case whole
    /// Stage, votes and what else stands under the text, with the buttons that change them.
    case facts

    public var elementId: String? { self == .whole ? nil : rawValue }
}
