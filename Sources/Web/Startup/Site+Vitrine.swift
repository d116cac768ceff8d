import Foundation
import Localization
import MVVMServer
import ViewModels

/// The board's site.
typealias VitrineSite = Site<Services, ShellViewModel>

extension Site where Services == Web.Services, Shell == ShellViewModel {
    /// - Throws: everything that is wrong with templates, words, files and routes.
    init(_ options: Options, source: @autoclosure () throws -> Source<Services>, log: Log) throws {
        guard let zone = TimeZone(identifier: options.timeZone) else {
            throw UsageMistake("--time-zone '\(options.timeZone)' is no time zone.")
        }
        let configuration = SiteConfiguration(
            root: try RootFolder(options.root).url, origin: options.url, hasSecureCookies: options.isTrustworthy,
            defaultLocale: LocaleTag(language: "en"), timeZone: zone, hasPseudoLocales: options.servesStubs,
            onEvent: log.tell)
        try self.init(
            Routes.vitrine, source: try source(), configuration: configuration,
            visitors: { VisitorSessions(visitors: $0.visitors) }, shell: { ShellViewModel($0) },
            note: { NoteViewModel(kind: $0) })
    }
}

extension Options {
    /// Whether browsers keep `Secure` cookies: https, or this very machine.
    fileprivate var isTrustworthy: Bool {
        url.map { $0.hasPrefix("https://") } ?? listenAddresses.allSatisfy(Loopback.contains)
    }
}

extension Log {
    fileprivate func tell(_ event: SiteEvent) {
        switch event {
        case .internalError(let request, let description): error("request \(request): \(description)")
        case .missingText(let key, let locale): warn("the catalog of '\(locale)' has no '\(key)'")
        case .doubtfulText(let text): warn("\(text.file):\(text.line):\(text.column): \(text.message)")
        }
    }
}
