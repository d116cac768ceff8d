import Foundation
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The program with --stubs", .timeLimit(.minutes(5)))
struct PreviewTests {
    @Test("serves every page from its stub, without a data folder")
    func serves() async throws {
        let folder = try TemporaryFolder()
        let web = try await WebProgram.serving(["--stubs", "--data", folder.path("data")])
        let stub = IdeaBoardViewModel.stub()
        let board = try await web.client.board()
        #expect(board.columns.flatMap(\.cards).map(\.id) == stub.columns.flatMap(\.cards).map(\.id))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("writes nothing: what is posted is not on the board")
    func forgets() async throws {
        let web = try await WebProgram.serving(["--stubs"])
        let before = try await web.client.stages()
        try await web.client.post("Something else")
        #expect(try await web.client.stages() == before)
    }

    @Test("lets strangers in only when it is told to")
    func remote() async throws {
        let program = try WebProgram.start(["--stubs", "--listen", "0.0.0.0:0", "--allow-remote"])
        #expect(try await program.waitForAddress().hasPrefix("http://0.0.0.0:"))
    }
}
