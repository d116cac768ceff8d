import Glibc
import MVVM
import MVVMTesting
import Testing

@Suite("The program, under many writes at once", .timeLimit(.minutes(2)))
struct ParallelWriteTests {
    @Test("answers every one of them, and ends when it is told")
    func answersAll() async throws {
        let folder = try TemporaryFolder()
        let web = try await WebProgram.serving(["--data", folder.path])
        for _ in 1...4 {
            try await withThrowingTaskGroup(of: ModelIdType.self) { group in
                for number in 1...100 { group.addTask { try await web.client.post("Idea \(number)") } }
                var ideas: Set<ModelIdType> = []
                for try await idea in group { ideas.insert(idea) }
                #expect(ideas.count == 100)
            }
        }
        web.program.send(SIGTERM)
        #expect(try await web.program.waitForExit() == .code(0))
    }
}
