import Foundation
import HTTPServer
import Localization
import MVVM

/// Everything a site is told before it starts.
public struct SiteConfiguration: Sendable {
    /// The folder that holds `Templates`, `Resources` and `Public`.
    public var root: URL
    /// Nil takes each request's `Host`.
    public var origin: Origin?
    /// Whether cookies carry `Secure` and `__Host-`: https, or loopback, which browsers trust alike.
    public var hasSecureCookies: Bool
    /// Keeps the secret that signs cookies, and is made when it is missing; nil makes one for this run only.
    public var keyFile: URL?
    /// Spoken where a visitor's languages are not; also the one that the catalogs' other languages are checked against.
    public var defaultLocale: LocaleTag
    /// Shown to whoever neither set one nor has a script that tells.
    public var timeZone: TimeZone
    /// What the previews offer; nil reads nothing of theirs, as a live site does.
    public var gallery: StubGallery?
    /// Whose word counts for where a request was sent to, when `origin` is nil.
    public var proxies = TrustedProxies()
    /// Shown at `/metrics`, which is not there without.
    public var metrics: Metrics?
    /// The version of the contract that this server speaks; told in every JSON answer.
    public var currentVersion: SystemVersion
    /// The oldest version whose clients are served; older ones get 426.
    public var minimumVersion: SystemVersion
    /// The present, by which signed cookies end; a test fixes it.
    public var now: @Sendable () -> Date = { Date() }
    /// Receives what the log is told; called on event loops, so it must not block.
    public var onEvent: @Sendable (SiteEvent) -> Void

    public init(
        root: URL, origin: Origin? = nil, hasSecureCookies: Bool = true, keyFile: URL? = nil, defaultLocale: LocaleTag,
        timeZone: TimeZone = .gmt, gallery: StubGallery? = nil,
        currentVersion: SystemVersion = SystemVersion(major: 1),
        minimumVersion: SystemVersion = SystemVersion(major: 0),
        onEvent: @escaping @Sendable (SiteEvent) -> Void = { _ in }
    ) {
        self.root = root
        self.origin = origin
        self.hasSecureCookies = hasSecureCookies
        self.keyFile = keyFile
        self.defaultLocale = defaultLocale
        self.timeZone = timeZone
        self.gallery = gallery
        self.currentVersion = currentVersion
        self.minimumVersion = minimumVersion
        self.onEvent = onEvent
    }
}
