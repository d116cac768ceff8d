import HTTP
import HTTPServer
import Localization
import MVVM

/// What the shell around a page is made from.
public struct ShellContext: Sendable {
    /// A language that the site speaks, with the very page in it.
    public struct Locale: Sendable {
        /// As its speakers call it.
        public let name: String
        public let tag: String
        public let link: Link
        public let isCurrent: Bool
    }

    /// The request's path, normalized, to find the current item of a navigation.
    public let path: String
    public let localizer: Localizer
    /// Who reads; nil for whoever has not written anything here yet.
    public let visitor: SiteVisitor?
    public let locales: [Locale]
    /// Rendered toasts and notes.
    public let toasts: SafeHTML?
    private let assets: StaticFiles

    init(call: Call, locales: LocaleList, toasts: SafeHTML?, assets: StaticFiles) {
        path = call.request.head.target.normalizedPath
        localizer = call.localizer
        visitor = call.visitor
        self.locales = locales.options(for: call)
        self.toasts = toasts
        self.assets = assets
    }

    /// A file of `Public` by its absolute path, with the hash of its content, so that it can be kept for good.
    public func asset(_ path: String) -> Link {
        assets.version(of: path).map { Link(path: path, query: [KeyValuePair(name: "v", value: $0)]) }
            ?? Link(asset: path)
    }
}
