import Foundation
import HTTP
import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

/// A whole site of three pages and one write, with templates and catalogs in a folder of its own.
struct TinySite {
    let site: Site<TinyServices, TinyShellViewModel>
    let client: TestClient
    let log: EventLog
    let folder: TemporaryFolder

    /// Opened once, for tests that change nothing about it.
    static let shared = Result { try TinySite() }

    /// Somebody who comes to the shared site for the first time; it keeps nothing between two requests.
    static func visitor() throws -> TestClient { TestClient(try shared.get().site) }

    /// - Parameters:
    ///   - files: written over those of `TinyFiles`, by path; nil takes one away.
    ///   - stubs: whether it serves the previews.
    init(
        files: [String: String?] = [:], routes: Routes<TinyServices> = .tiny, services: TinyServices = TinyServices(),
        stubs: Bool = false, origin: Origin? = nil, hasSecureCookies: Bool = true,
        currentVersion: SystemVersion = SystemVersion(major: 1), minimumVersion: SystemVersion = SystemVersion(major: 0)
    ) throws {
        folder = try TemporaryFolder()
        for (path, text) in try TinyFiles.all().merging(files, uniquingKeysWith: { $1 }) {
            if let text { try folder.write(text, to: path) }
        }
        if stubs { try folder.write(TinyFiles.roles, to: "Resources/Localization/Stubs/TinyRole.yml") }
        let log = EventLog()
        self.log = log
        let configuration = SiteConfiguration(
            root: URL(fileURLWithPath: folder.path), origin: origin, hasSecureCookies: hasSecureCookies,
            defaultLocale: try #require(LocaleTag("en")),
            gallery: stubs ? StubGallery(roles: TinyRole.allCases) : nil, currentVersion: currentVersion,
            minimumVersion: minimumVersion, onEvent: { log.append($0) })
        site = try Site(
            routes, source: stubs ? .stubs : .live(services), configuration: configuration,
            shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        client = TestClient(site)
    }

    func localizer(for tag: String) throws -> Localizer {
        site.callers.catalogs.localizer(for: try #require(LocaleTag(tag)), timeZone: .gmt)
    }
}

/// What the factories and the controller of the tiny site work with.
struct TinyServices: Sendable {
    var ideas = ["Dark mode", "Export as CSV"]
    /// Thrown in place of the page that the form stands on.
    var formFailure: (any Error)?
}

/// An error that nobody declared, with a text that no visitor may see.
struct Secret: Error, CustomStringConvertible {
    let description = "the password is 1234"
}

/// An error that may pass, or not.
struct Locked: TransientError {
    let retryAfter: Duration?
}

extension Routes<TinyServices> {
    static var tiny: Routes {
        var routes = Routes(home: IdeaListRequest())
        routes.register(IdeaListViewModel.self)
        routes.register(IdeaSheetViewModel.self)
        routes.register(IdeaFormViewModel.self)
        routes.register(IdeaPostController.self, error: IdeaPostErrorViewModel.self, page: IdeaFormRequest.self)
        return routes
    }
}
