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

    @Test("has every acknowledged idea of eight that post at once", arguments: 1...3)
    func amidParallelWrites(round: Int) async throws {
        let web = try await WebProgram.serving(["--data", folder.path])
        let acknowledged = try await withThrowingTaskGroup(of: [ModelIdType].self) { group in
            for author in 1...8 {
                group.addTask { await postUntilRefused(to: web.client, author: "Author \(author)") }
            }
            try await Task.sleep(for: .milliseconds(150 * round))
            web.program.send(SIGKILL)
            return try await group.reduce(into: Set<ModelIdType>()) { $0.formUnion($1) }
        }
        #expect(!acknowledged.isEmpty)
        #expect(try await web.program.waitForExit() == .signal(SIGKILL))

        let again = try await WebProgram.serving(["--data", folder.path])
        let found = try await Set(again.client.board().columns.flatMap(\.cards).map(\.id))
        #expect(found.isSuperset(of: acknowledged))
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

    /// The ideas whose posting was acknowledged before the program was gone.
    private func postUntilRefused(to client: JSONClient, author: String) async -> [ModelIdType] {
        var acknowledged: [ModelIdType] = []
        while true {
            do {
                acknowledged.append(try await client.post("Idea \(acknowledged.count)", author: author))
            } catch {
                return acknowledged
            }
        }
    }
}
