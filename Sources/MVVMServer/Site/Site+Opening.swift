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
        let onEvent = configuration.onEvent
        let contents = try SiteContents(
            types, root: configuration.root, defaultLocale: configuration.defaultLocale,
            pseudoLocales: configuration.hasPseudoLocales
        ) { key, locale in
            onEvent(.missingText(key: key.joined(separator: "."), locale: locale))
        }
        for warning in contents.catalogs.warnings { onEvent(.doubtfulText(warning)) }
        // What protects visitors is added to every answer alike.
        assets = try StaticFiles(root: configuration.root.appendingPathComponent("Public").path, fields: [:])
        home = routes.home
        let source = try source()
        let isPreview = if case .stubs = source { true } else { false }
        let directory =
            if case .live(let services) = source { visitors(services) } else { nil as (any VisitorDirectory)? }
        security = SecurityFields(mayBeFramedByItself: isPreview)
        let key = try SigningKey(keptIn: configuration.keyFile)
        let notes = NoteCookie(isSecure: configuration.hasSecureCookies, key: key)
        let localeCookie = LocaleCookie(isSecure: configuration.hasSecureCookies)
        let mode = isPreview ? try StubMode(types, contents: contents, root: configuration.root) : nil
        callers = CallReader(
            catalogs: contents.catalogs, localeCookie: localeCookie, notes: notes, timeZone: configuration.timeZone,
            versions: VersionGate(current: configuration.currentVersion, minimum: configuration.minimumVersion),
            stubs: mode?.reading)
        let pages = PageResponder<Shell>(
            html: contents.html, json: contents.json, assets: assets,
            locales: LocaleList(contents.catalogs, home: home), shell: shell,
            note: { name, html, localizer in
                try Kind(rawValue: name).map { try html.component(note($0), localizer: localizer) }
            })
        stage = Stage(
            source: source, pages: pages,
            crossSite: CrossSiteGuard(origin: configuration.origin, proxies: configuration.proxies), notes: notes,
            localeCookie: localeCookie,
            reception: Reception(
                cookie: SessionCookie(isSecure: configuration.hasSecureCookies, key: key), directory: directory),
            record: OperationRecord(), mode: mode)
        errors = ErrorResponder(pages: pages, home: home, onEvent: onEvent)
        router = try Router(routes.endpoints + (mode?.endpoints(Services.self) ?? []))
        probes = Probes(
            isReady: { if case .live(let services) = source { await isReady(services) } else { true } },
            metrics: configuration.metrics, names: router.names)
    }
}
