import Foundation
import HTTP
import Localization
import MVVM
import MVVMServer
import MVVMTesting
import Testing

/// A site that serves what the seeds describe.
public struct SeedSite {
    /// Everything that its factories know.
    public struct Services: Sendable {
        let people = ["Ada", "Grace"]
    }

    let client: TestClient
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in try SeedFiles.all() { try folder.write(text, to: path) }
        let site = try Site(
            Routes<Services>.seeds, source: .live(Services()),
            configuration: SiteConfiguration(
                root: URL(fileURLWithPath: folder.path), defaultLocale: try #require(LocaleTag("en"))),
            shell: { _ in MissingIdeaViewModel.stub() }, note: { (_: Note) in MissingIdeaViewModel.stub() })
        client = TestClient(site)
    }

    /// There is no write, and so no note.
    private enum Note: String, Sendable { case none }
}

extension Routes<SeedSite.Services> {
    fileprivate static var seeds: Routes {
        var routes = Routes(home: OverviewRequest())
        routes.register(WelcomeViewModel.self)
        routes.register(OverviewViewModel.self)
        routes.register(IdeaResultViewModel.self)
        routes.register(StageInfoViewModel.self)
        routes.register(AboutBoardViewModel.self) { context in
            .init(version: context.version, authorCount: context.services.people.count)
        }
        routes.register(AppearanceViewModel.self) { _ in .init(notificationsEnabled: true, theme: .dark) }
        routes.words(AuthorFieldsMessages.self, IdeaArchiveRequest.ResponseError.self)
        return routes
    }
}

extension WelcomeViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<WelcomeRequest, SeedSite.Services>) async throws -> Self {
        .init()
    }
}

extension OverviewViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<OverviewRequest, SeedSite.Services>) async throws -> Self {
        .init(
            cards: context.services.people.enumerated().map { index, name in
                AuthorCardViewModel(id: .stub(UInt8(index)), name: name, createdAt: StubClock.now)
            }, theme: .light)
    }
}

extension IdeaResultViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<IdeaResultRequest, SeedSite.Services>) async throws -> Self {
        switch context.query.name {
        case "secret": .init(result: .permissionDenied)
        case "Ada": .init(result: .success(.stub()))
        default: .init(result: .notFound(.init(name: context.query.name)))
        }
    }
}

extension StageInfoViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<StageInfoRequest, SeedSite.Services>) async throws -> Self {
        .init(stageId: .stub(101))
    }
}
