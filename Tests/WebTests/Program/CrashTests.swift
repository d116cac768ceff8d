import Foundation
import Glibc
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The program, killed", .timeLimit(.minutes(2)))
struct CrashTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("has every idea whose posting it acknowledged")
    func afterEachWrite() async throws {
        var acknowledged: Set<String> = []
        for round in 1...4 {
            let web = try await WebProgram.serving(["--data", folder.path])
            #expect(try await Set(web.client.stages().keys) == acknowledged)
            try await web.client.post("Idea \(round)")
            web.program.send(SIGKILL)
            acknowledged.insert("Idea \(round)")
            #expect(try await web.program.waitForExit() == .signal(SIGKILL))
        }
        let web = try await WebProgram.serving(["--data", folder.path])
        #expect(try await Set(web.client.stages().keys) == acknowledged)
    }

    @Test("has every acknowledged idea of eight people that post at once", arguments: [1, 20, 100])
    func amidParallelWrites(limit: Int) async throws {
        let web = try await WebProgram.serving(["--data", folder.path])
        let acknowledged = Acknowledged()
        try await withThrowingTaskGroup { group in
            for author in 1...8 {
                group.addTask {
                    while let idea = try await post(to: web.client, author: "Author \(author)") {
                        if acknowledged.add(idea) == limit { web.program.send(SIGKILL) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(acknowledged.ideas.count >= limit)
        #expect(try await web.program.waitForExit() == .signal(SIGKILL))

        let again = try await WebProgram.serving(["--data", folder.path])
        let found = try await Set(again.client.board().columns.flatMap(\.cards).map(\.id))
        #expect(found.isSuperset(of: acknowledged.ideas))
    }

    @Test("has a move that it acknowledged")
    func afterMove() async throws {
        let web = try await WebProgram.serving(["--data", folder.path])
        let idea = try await web.client.post("Dark mode")
        try await web.client.move(idea, to: .planned)
        web.program.send(SIGKILL)
        #expect(try await web.program.waitForExit() == .signal(SIGKILL))

        let again = try await WebProgram.serving(["--data", folder.path])
        #expect(try await again.client.stages() == ["Dark mode": .planned])
    }

    /// The idea whose posting was acknowledged; nil once nobody answers any more.
    private func post(to client: JSONClient, author: String) async throws -> ModelIdType? {
        do { return try await client.post("Idea", author: author) } catch is URLError { return nil }
    }
}
