import Localization
import MVVM

/// What the shell around a page is made from.
public struct ShellContext: Sendable {
    /// A language that the site speaks, with the very page in it.
    public struct Locale: Sendable {
        public let name: String
        public let tag: String
        public let link: Link
        public let isCurrent: Bool
    }

    /// The request's path, to find the current item of a navigation.
    public let path: String
    public let localizer: Localizer
    public let locales: [Locale]
    /// Rendered toasts and notes.
    public let toasts: SafeHTML?
}
