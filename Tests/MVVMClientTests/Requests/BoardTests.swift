import Foundation
import MVVM
import MVVMClient
import Testing
import ViewModels

@testable import MVVMTesting

/// A program that knows `MVVMClient` and `ViewModels` only, and the board's own binary behind a socket.
@Suite("The board over its API", .timeLimit(.minutes(5)))
struct BoardTests {
    private let folder: TemporaryFolder
    private let program: ProgramUnderTest

    init() throws {
        folder = try TemporaryFolder()
        let root = try RepositoryRoot()
        program = try ProgramUnderTest(
            .product("Web"), ["serve", "--listen", "127.0.0.1:0", "--data", folder.path, "--root", root.path])
    }

    private func environment(_ languages: String...) async throws -> MVVMEnvironment {
        let url = try #require(URL(string: try await program.waitForAddress(within: .seconds(30))))
        return MVVMEnvironment(url, preferredLocales: languages)
    }

    private func post(_ title: String, _ mvvmEnv: MVVMEnvironment) async throws -> IdeaViewModel {
        try await IdeaCreateRequest(requestBody: .init(title: title, text: "At night.", authorName: "Ada"))
            .processRequest(mvvmEnv: mvvmEnv)
    }

    @Test("is read in two languages, with the same data")
    func read() async throws {
        let english = try await environment("en")
        _ = try await post("Dark mode & <b> 😀", english)
        let board = try await IdeaBoardRequest().processRequest(mvvmEnv: english)
        let tablero = try await IdeaBoardRequest().processRequest(mvvmEnv: try await environment("es-MX", "en"))
        #expect(board.columns.map(\.id) == tablero.columns.map(\.id))
        #expect(board.columns[0].cards.map(\.title) == ["Dark mode & <b> 😀"])
        #expect(tablero.columns[0].cards.map(\.title) == ["Dark mode & <b> 😀"])
        #expect(board.columns[0].title != tablero.columns[0].title)
        #expect(try board.pageTitle.localizedString != tablero.pageTitle.localizedString)
    }

    @Test("takes ideas and moves them")
    func write() async throws {
        let mvvmEnv = try await environment("en")
        let idea = try await post("Dark mode", mvvmEnv)
        let read = try await IdeaRequest(id: idea.id).processRequest(mvvmEnv: mvvmEnv)
        #expect(read.id == idea.id)
        #expect(read.text == "At night." && read.body.markup == "<p dir=\"auto\">At night.</p>\n")
        let stage = try #require(idea.move.stages.last)
        let move = IdeaMoveRequest.RequestBody(ideaId: idea.id, stageId: stage.id, basedOn: idea.move.version)
        let card = try await IdeaMoveRequest(requestBody: move).processRequest(mvvmEnv: mvvmEnv)
        #expect(card.id == idea.id)
        #expect(card.move.version == idea.move.version + 1)
        let board = try await IdeaBoardRequest().processRequest(mvvmEnv: mvvmEnv)
        #expect(board.columns.last?.cards.map(\.id) == [idea.id])
    }

    @Test("tells what became of a text, whichever status says so")
    func results() async throws {
        let mvvmEnv = try await environment("en")
        let idea = try await post("Dark mode", mvvmEnv)
        func update(title: String = "Dark mode", text: String) async throws -> IdeaUpdateResultViewModel.Result {
            let body = IdeaUpdateRequest.RequestBody(ideaId: idea.id, title: title, text: text, tags: "", basedOn: 1)
            return try await IdeaUpdateRequest(requestBody: body).processRequest(mvvmEnv: mvvmEnv).result
        }
        guard case .invalid(let refused) = try await update(title: "", text: "") else { throw Unexpected() }
        #expect(refused.form.fields.map { $0.error != nil } == [true, false, false])
        guard case .saved(let saved) = try await update(text: "First.") else { throw Unexpected() }
        #expect(saved.text == "First.")
        guard case .conflict(let both) = try await update(text: "Second.") else { throw Unexpected() }
        #expect(both.saved[1].value == "First." && both.form.text == "Second.")
    }

    private struct Unexpected: Error {}

    @Test("throws each request's own error")
    func errors() async throws {
        let mvvmEnv = try await environment("es")
        let invalid = try await #require(throws: IdeaCreateRequest.ResponseError.self) { try await post("", mvvmEnv) }
        #expect(invalid.code == .invalidFields)
        #expect(invalid.validations.flatMap(\.messages).flatMap(\.fieldIds) == ["title"])

        let idea = try await post("Dark mode", mvvmEnv)
        let stages = idea.move.stages.map(\.id)
        func move(_ ideaId: UUID, _ stageId: UUID, _ version: Int) async throws -> IdeaMoveRequest.ResponseError {
            let body = IdeaMoveRequest.RequestBody(ideaId: ideaId, stageId: stageId, basedOn: version)
            return try await #require(throws: IdeaMoveRequest.ResponseError.self) {
                try await IdeaMoveRequest(requestBody: body).processRequest(mvvmEnv: mvvmEnv)
            }
        }
        #expect(try await move(.stub(9), stages[1], 1).code == .ideaNotFound)
        #expect(try await move(idea.id, .stub(9), idea.move.version).code == .stageNotFound)
        let first = IdeaMoveRequest.RequestBody(ideaId: idea.id, stageId: stages[1], basedOn: idea.move.version)
        try await IdeaMoveRequest(requestBody: first).processRequest(mvvmEnv: mvvmEnv)
        let late = try await move(idea.id, stages[2], idea.move.version)
        #expect(late.code == .movedMeanwhile)
        #expect(try late.message.localizedString.contains("«Dark mode»"))
    }

    @Test("refuses what no request declares, with a code")
    func refusal() async throws {
        let mvvmEnv = try await environment("en")
        let error = try await #require(throws: TransportError.self) {
            try await IdeaRequest(id: .stub(9)).processRequest(mvvmEnv: mvvmEnv)
        }
        guard case .refused(let problem) = error else { throw error }
        #expect(problem.code == "notFound")
        #expect(problem.requestId?.isEmpty == false)
    }

    @Test("refuses a body that is announced too large, before a byte of it is sent")
    func announced() async throws {
        let address = try await program.waitForAddress(within: .seconds(30))
        let port = try #require(URL(string: address)?.port.flatMap(UInt16.init(exactly:)))
        let head = """
            POST /idea-create HTTP/1.1\r
            Host: ideas.example\r
            Accept: application/json\r
            Content-Type: application/json\r
            Content-Length: 2000000\r
            Expect: 100-continue\r
            \r

            """
        let answer = try await PlainConnection.exchange(Array(head.utf8), port: port)
        #expect(answer.status == 413)
        #expect(answer.fields.contains { $0.value == "application/problem+json" })
    }
}
