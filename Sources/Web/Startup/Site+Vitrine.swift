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
    ///   - keyFile: keeps the secret that signs cookies; nil makes one for this run only.
    ///   - metrics: shown at `/metrics`.
    /// - Throws: everything that is wrong with templates, words, files and routes.
    init(
        _ options: Options, source: @autoclosure () throws -> Source<Services>, keyFile: URL? = nil,
        metrics: Metrics? = nil, log: Log
    ) throws {
        guard let zone = TimeZone(identifier: options.timeZone) else {
            throw UsageMistake("--time-zone '\(options.timeZone)' is no time zone.")
        }
        var configuration = SiteConfiguration(
            root: try RootFolder(options.root).url, origin: options.url, hasSecureCookies: options.isTrustworthy,
            keyFile: keyFile, defaultLocale: LocaleTag(language: "en"), timeZone: zone,
            hasPseudoLocales: options.servesStubs, currentVersion: .current, minimumVersion: .minimumSupported,
            onEvent: log.tell)
        configuration.proxies = TrustedProxies(options.trustedProxies)
        configuration.metrics = metrics
        try self.init(
            Routes.vitrine, source: try source(), configuration: configuration,
            visitors: { VisitorSessions(visitors: $0.visitors) }, isReady: { await log.tellsReady($0) },
            shell: { ShellViewModel($0) }, note: { NoteViewModel(kind: $0) })
    }
}

extension Options {
    /// Whether browsers keep `Secure` cookies: https, or this very machine. Where an inherited socket listens is not known
    /// yet.
    fileprivate var isTrustworthy: Bool {
        url.map { $0.hasPrefix("https://") }
            ?? (inheritedDescriptors.isEmpty && listenAddresses.allSatisfy(Loopback.contains))
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
        case .internalError(let request, let description): error("request \(request): \(description)")
        case .missingText(let key, let locale): warn("the catalog of '\(locale)' has no '\(key)'")
        case .doubtfulText(let text): warn("\(text.file):\(text.line):\(text.column): \(text.message)")
        }
    }
}
