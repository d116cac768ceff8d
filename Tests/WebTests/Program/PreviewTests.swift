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

    /// A folder of its own with everything that a site reads.
    private func copiedRoot() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copyRoot()
        return folder
    }

    @Test("checks the gallery's templates and words, as 'Web check' does; a live site starts whatever they are")
    func gallery() async throws {
        let folder = try copiedRoot()
        let file = "Templates/Stubs/StubCanvasView.mustache"
        try folder.write("{{pageTitel}}", to: file)
        for arguments in [["check"], ["--stubs", "--listen", "127.0.0.1:0"]] {
            let run = try await WebProgram.run(arguments + ["--root", folder.path])
            #expect(run.exit == .code(65))
            #expect(run.output.contains("\(file):1:3: "))
        }
        let live = try await WebProgram.serving(["--root", folder.path, "--data", folder.path("data")])
        #expect(try await live.client.board().columns.count == 5)
    }

    @Test("takes a template that only the gallery inserts; a live site stops over it, and so does 'Web check', once")
    func insertedByGalleryAlone() async throws {
        let folder = try copiedRoot()
        let canvas = "Templates/Stubs/StubCanvasView.mustache"
        let text = try String(contentsOfFile: folder.path(canvas), encoding: .utf8)
        try folder.write(text.replacing("{{$main}}\n", with: "{{$main}}\n{{>Shared/Edge}}\n"), to: canvas)
        try folder.write("<hr>\n", to: "Templates/Shared/Edge.mustache")
        let live = ["serve", "--listen", "127.0.0.1:0", "--data", folder.path("data")]
        for arguments in [["check"], live] {
            let run = try await WebProgram.run(arguments + ["--root", folder.path])
            #expect(run.exit == .code(65))
            #expect(run.output.ranges(of: "Templates/Shared/Edge.mustache:1:1: ").count == 1)
        }
        _ = try await WebProgram.serving(["--stubs", "--root", folder.path])
    }

    @Test("tells each mistake of the site once at 'Web check', though both starts meet it")
    func mistakesOnce() async throws {
        let folder = try copiedRoot()
        try folder.write("{{no}}", to: "Templates/Shared/FailureView.mustache")
        let run = try await WebProgram.run(["check", "--root", folder.path])
        #expect(run.output.ranges(of: "unknown name “no”").count == 1)
    }

    @Test("lets strangers in only when it is told to")
    func remote() async throws {
        let program = try WebProgram.start(["--stubs", "--listen", "0.0.0.0:0", "--allow-remote"])
        #expect(try await program.waitForAddress().hasPrefix("http://0.0.0.0:"))
    }
}
