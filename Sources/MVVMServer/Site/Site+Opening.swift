import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

extension Site {
    /// Reads and checks templates, catalogs and files, and freezes the routes.
    ///
    /// - Parameters:
    ///   - files: those of the same routes and configuration, where they have been read already; nil reads them.
    ///   - source: the app's services, or `.stubs` for the previews, which also serve the gallery at `/_stubs` where the
    ///     configuration has one.
    ///   - previous: the site that this one takes the place of: where no file keeps the key, what it signed stays good, and
    ///     what forms asked of the previews stays on record.
    ///   - visitors: where the app keeps its visitors; the previews know nobody.
    ///   - isReady: asked by `/readyz`: whether visitors may be sent here; the previews always are.
    ///   - shell: what stands around every page.
    ///   - note: the view model that tells of a successful write, by the name that its controller gave.
    /// - Throws: `SiteMistakes`, `RouteMistake`, `StaticFilesError`, each with everything that is
    ///   wrong and where.
    public init<Kind: RawRepresentable<String> & Sendable, Note: ViewModel>(
        _ routes: Routes<Services>, files: SiteFiles? = nil, source: Source<Services>,
        configuration: SiteConfiguration, replacing previous: Site? = nil,
        visitors: (Services) -> (any VisitorDirectory)? = { _ in nil },
        isReady: @escaping @Sendable (Services) async -> Bool = { _ in true },
        shell: @escaping @Sendable (ShellContext) -> Shell, note: @escaping @Sendable (Kind) -> Note
    ) throws {
        let files =
            try files
            ?? SiteFiles(of: routes, shell: Shell.self, note: Note.self, configuration: configuration)
        let types = files.types
        let contents = files.contents
        assets = files.assets
        home = routes.home
        let services = source.services
        let isPreview = services == nil
        security = SecurityFields(mayBeFramedByItself: isPreview)
        key = try SigningKey(keptIn: configuration.keyFile, else: previous?.key)
        let notes = NoteCookie(isSecure: configuration.hasSecureCookies, key: key, now: configuration.now)
        let localeCookie = LocaleCookie(isSecure: configuration.hasSecureCookies)
        let gallery = isPreview ? types.gallery : nil
        let mode = try gallery.map {
            try StubMode(
                $0, types: types, contents: contents, endpoints: routes.endpoints, root: configuration.root)
        }
        callers = CallReader(
            catalogs: contents.catalogs, localeCookie: localeCookie, notes: notes, timeZone: configuration.timeZone,
            versions: VersionGate(current: configuration.currentVersion, minimum: configuration.minimumVersion),
            stubs: mode?.reading)
        let pages = PageResponder(contents, assets: assets, home: home, shell: shell, note: note)
        stage = Stage(
            source: source, pages: pages,
            crossSite: CrossSiteGuard(origin: configuration.origin, proxies: configuration.proxies), notes: notes,
            localeCookie: localeCookie,
            reception: Reception(
                cookie: SessionCookie(isSecure: configuration.hasSecureCookies, key: key),
                directory: services.flatMap(visitors)),
            record: previous?.stage.record ?? OperationRecord(), mode: mode)
        errors = ErrorResponder(pages: pages, home: home, onEvent: configuration.onEvent)
        router = try Router(routes.endpoints + (mode?.endpoints(Services.self) ?? []))
        probes = Probes(
            isReady: { if let services { await isReady(services) } else { true } },
            metrics: configuration.metrics, names: router.names)
    }
}

extension PageResponder {
    fileprivate init<Kind: RawRepresentable<String> & Sendable, Note: ViewModel>(
        _ contents: SiteContents, assets: StaticFiles, home: Link, shell: @escaping @Sendable (ShellContext) -> Shell,
        note: @escaping @Sendable (Kind) -> Note
    ) {
        self.init(
            html: contents.html, json: contents.json, assets: assets,
            locales: LocaleList(contents.catalogs, home: home), shell: shell,
            note: { name, html, localizer in
                try Kind(rawValue: name).map { try html.component(note($0), localizer: localizer) }
            })
    }
}
