import Foundation
import HTTPServer
import Localization
import MVVM
import MVVMServer
import ViewModels

/// The board's site.
typealias VitrineSite = Site<Services, ShellViewModel>

extension Site where Services == Web.Services, Shell == ShellViewModel {
    /// - Parameters:
    ///   - files: those of the same configuration, where they have been read already.
    ///   - previous: the site that this one takes the place of.
    /// - Throws: everything that is wrong with templates, words, files and routes.
    init(
        _ configuration: SiteConfiguration, files: SiteFiles? = nil, source: Source<Services>,
        replacing previous: VitrineSite? = nil, log: Log
    ) throws {
        try self.init(
            Routes.vitrine, files: try files ?? SiteFiles(configuration), source: source, configuration: configuration,
            replacing: previous, visitors: { VisitorSessions(visitors: $0.visitors) },
            isReady: { await log.tellsReady($0) },
            shell: { ShellViewModel($0) }, note: { NoteViewModel(kind: $0) })
    }
}

extension SiteFiles {
    /// The board's.
    ///
    /// - Throws: also `MissingMarkdownExtension`.
    init(_ configuration: SiteConfiguration) throws {
        try MarkdownParser.checkExtensions()
        try self.init(
            of: Routes.vitrine, shell: ShellViewModel.self, note: NoteViewModel.self, configuration: configuration)
    }
}

extension SiteConfiguration {
    /// - Parameters:
    ///   - keyFile: keeps the secret that signs cookies; nil makes one for this run only.
    ///   - metrics: shown at `/metrics`.
    /// - Throws: `UsageMistake`, `MissingFolder`.
    init(_ options: Options, keyFile: URL? = nil, metrics: Metrics? = nil, log: Log) throws {
        guard let zone = TimeZone(identifier: options.timeZone) else {
            throw UsageMistake("--time-zone '\(options.timeZone)' is no time zone.")
        }
        self.init(
            root: try RootFolder(options.root).url, origin: options.url, hasSecureCookies: options.isTrustworthy,
            keyFile: keyFile, defaultLocale: LocaleTag(language: "en"), timeZone: zone,
            gallery: options.servesStubs ? .vitrine : nil, currentVersion: .current, minimumVersion: .minimumSupported,
            onEvent: log.tell)
        proxies = TrustedProxies(options.trustedProxies)
        self.metrics = metrics
    }
}

extension StubGallery {
    /// The board's.
    static var vitrine: StubGallery { StubGallery(hasPseudoLocales: true, roles: VisitorRole.allCases) }
}

extension Options {
    /// Whether browsers keep `Secure` cookies: https, or this very machine. Where an inherited socket listens is not known
    /// yet.
    fileprivate var isTrustworthy: Bool {
        url?.isSecure ?? (inheritedDescriptors.isEmpty && listenAddresses.allSatisfy(\.isLoopback))
    }
}

extension Log {
    /// Whether the store answers; the reason why it does not.
    fileprivate func tellsReady(_ services: Services) async -> Bool {
        do {
            _ = try await services.stages.stages()
            return true
        } catch {
            self.error("not ready: \(error)")
            return false
        }
    }

    fileprivate func tell(_ event: SiteEvent) {
        switch event {
        case .internalError(let request, let description), .unavailable(let request, let description):
            error("request \(request): \(description)")
        case .missingText(let key, let locale): warn("the catalog of '\(locale)' has no '\(key)'")
        case .doubtfulText(let text): warn("\(text.file):\(text.line):\(text.column): \(text.message)")
        }
    }
}
