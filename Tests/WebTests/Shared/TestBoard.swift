import Foundation
import MVVM
import MVVMServer
import MVVMTesting
import SQLite
import ViewModels

@testable import Web

/// The whole app over a real file in a folder of its own: real routes, words and templates; a clock that ticks, and ids
/// that count.
struct TestBoard {
    let site: VitrineSite
    /// A browser's: it keeps the cookies of the pages that it reads.
    let client: TestClient
    /// A program's, which reads and writes JSON alone and gets none.
    let program: TestClient
    private let folder: TemporaryFolder
    private let services: Services
    private let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try Database.open(path: folder.path("vitrine.sqlite"), migrations: .all)
        let count = Counter()
        let identifiers = IdentifierSource { .stub(UInt8(count.next() + 1)) }
        services = Services(database, clock: .ticking(), identifiers: identifiers)
        let root = try RepositoryRoot()
        let options = try Options(arguments: ["--root", root.path, "--url", "https://ideas.example"])
        let log = Log()
        var configuration = try SiteConfiguration(options, log: log)
        // A note lives for a minute, which a test may wait for its turn.
        configuration.now = { Date(timeIntervalSince1970: 1_800_000_000) }
        site = try VitrineSite(configuration, source: .live(services), log: log)
        client = TestClient(site)
        program = TestClient(site)
    }

    /// Puts an idea on top of the first stage.
    @discardableResult
    func post(
        _ title: String, text: String = "", by authorName: String = "Ada", tags: String = ""
    ) async throws -> Idea {
        try await services.ideas.create(
            .example(title: title, text: text, authorName: authorName, tagText: tags), key: nil)
    }

    @discardableResult
    func move(_ idea: Idea, to kind: StageKind) async throws -> Idea {
        try await services.ideas.move(idea.id, to: try await stage(kind), basedOn: idea.version)
    }

    /// How many visitors there are.
    func visitors() async throws -> Int? {
        try await database.read { try $0.first("SELECT count(*) FROM visitor") { row in try row[0] as Int } }
    }

    func idea(_ id: UUID) async throws -> Idea? { try await services.ideas.idea(id) }

    /// The id of a stage, as forms and programs send it.
    func stage(_ kind: StageKind) async throws -> UUID {
        let stages = try await services.stages.stages()
        guard let stage = stages.first(where: { $0.kind == kind }) else { throw TestStore.MissingStage() }
        return stage.id
    }
}
