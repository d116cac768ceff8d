import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

extension Site {
    /// Reads and checks templates, catalogs and files, and freezes the routes.
    ///
    /// - Parameters:
    ///   - source: the app's services, or `.stubs` for the previews, which also serve the gallery at `/_stubs`; made once
    ///     everything else is in order.
    ///   - visitors: where the app keeps its visitors; the previews know nobody.
    ///   - isReady: asked by `/readyz`: whether visitors may be sent here; the previews always are.
    ///   - shell: what stands around every page.
    ///   - note: the view model that tells of a successful write, by the name that its controller gave.
    /// - Throws: `SiteMistakes`, `RouteMistake`, `StaticFilesError`, each with everything that is
    ///   wrong and where.
    public init<Kind: RawRepresentable<String> & Sendable, Note: ViewModel>(
        _ routes: Routes<Services>, source: @autoclosure () throws -> Source<Services>,
        configuration: SiteConfiguration, visitors: (Services) -> (any VisitorDirectory)? = { _ in nil },
        isReady: @escaping @Sendable (Services) async -> Bool = { _ in true },
        shell: @escaping @Sendable (ShellContext) -> Shell, note: @escaping @Sendable (Kind) -> Note
    ) throws {
        let types = SiteTypes(routes: routes, shell: Shell.self, note: Note.self)
        let contents = try SiteContents(
            types, root: configuration.root, defaultLocale: configuration.defaultLocale,
            pseudoLocales: configuration.hasPseudoLocales)
        // What protects visitors is added to every answer alike.
        assets = try StaticFiles(root: configuration.root.appendingPathComponent("Public").path, fields: [:])
        home = routes.home
        let source = try source()
        let isPreview = if case .stubs = source { true } else { false }
        let directory =
            if case .live(let services) = source { visitors(services) } else { nil as (any VisitorDirectory)? }
        security = SecurityFields(mayBeFramedByItself: isPreview)
        let notes = NoteCookie(isSecure: configuration.hasSecureCookies, key: try SigningKey())
        callers = CallReader(
            catalogs: contents.catalogs, localeCookie: LocaleCookie(isSecure: configuration.hasSecureCookies),
            notes: notes, timeZone: configuration.timeZone)
        let pages = PageResponder<Shell>(
            html: contents.html, json: contents.json, assets: assets,
            locales: LocaleList(contents.catalogs, home: home), shell: shell,
            note: { name, html, localizer in
                try Kind(rawValue: name).map { try html.component(note($0), localizer: localizer) }
            })
        stage = Stage(
            source: source, pages: pages,
            crossSite: CrossSiteGuard(origin: configuration.origin, proxies: configuration.proxies), notes: notes,
            reception: Reception(
                cookie: SessionCookie(isSecure: configuration.hasSecureCookies), directory: directory))
        errors = ErrorResponder(pages: pages, home: home, onEvent: configuration.onEvent)
        let gallery = isPreview ? StubGallery(types, html: contents.html).endpoints(Services.self) : []
        router = try Router(routes.endpoints + gallery)
        probes = Probes(
            isReady: { if case .live(let services) = source { await isReady(services) } else { true } },
            metrics: configuration.metrics, names: router.names)
    }
}
