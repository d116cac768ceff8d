import Foundation
import MVVM
import Testing
import ViewModels

@Suite("The operations of ideas")
struct IdeaOperationsTests {
    private static let fields = IdeaCreateRequest.RequestBody(title: "Dark mode", text: "At night.", authorName: "Ada")

    /// What a live operation sends: method, target and body.
    private func sent(_ operation: (MVVMEnvironment) async throws -> some Any) async throws -> [String] {
        let transport = SilentTransport()
        await #expect(throws: SilentTransport.silence) {
            _ = try await operation(MVVMEnvironment(transport: transport, currentVersion: .current))
        }
        let message = try #require(transport.messages.first)
        #expect(transport.messages.count == 1)
        #expect(message.fields["X-System-Version"] == "\(SystemVersion.current)")
        return [message.method, message.target, String(decoding: message.body ?? Data(), as: UTF8.self)]
    }

    @Test("dispatch the request of each action")
    func live() async throws {
        let move = try await sent { try await IdeaBoardOps().move(.stub(1), to: .stub(2), basedOn: 3, mvvmEnv: $0) }
        #expect(move[...1] == ["PATCH", "/idea-move"])
        #expect(move[2].contains(#""basedOn":3"#))
        let moveOnPage = try await sent { try await IdeaOps().move(.stub(1), to: .stub(2), basedOn: 3, mvvmEnv: $0) }
        #expect(moveOnPage[...1] == move[...1])
        let vote = try await sent { try await IdeaBoardOps().vote(for: .stub(1), stands: true, mvvmEnv: $0) }
        #expect(vote[...1] == ["PUT", "/idea-vote"])
        #expect(vote[2].contains(#""page":"board""#))
        let voteOnPage = try await sent { try await IdeaOps().vote(for: .stub(1), stands: true, mvvmEnv: $0) }
        #expect(voteOnPage[2].contains(#""page":"idea""#))
        let create = try await sent { try await NewIdeaOps().create(from: Self.fields, mvvmEnv: $0) }
        #expect(create[...1] == ["POST", "/idea-create"])
        #expect(create[2].contains(#""text":"At night.""#))
        let update = try await sent {
            try await IdeaEditOps().update(.stub(1), to: Self.fields, basedOn: 2, mvvmEnv: $0)
        }
        #expect(update[...1] == ["PATCH", "/idea-update"])
        #expect(update[2].contains(#""basedOn":2"#) && !update[2].contains("authorName"))
    }

    @Test("of a stub record what they were called with, and answer with a stub")
    func stubs() async throws {
        let board = IdeaBoardStubOps()
        #expect(!board.moveCalled && !board.voteCalled)
        let card = try await board.move(.stub(1), to: .stub(2), basedOn: 3, mvvmEnv: .stub())
        #expect(card.id == .stub(1))
        #expect(board.moveCalledWith == .init(ideaId: .stub(1), stageId: .stub(2), basedOn: 3))
        _ = try await board.vote(for: .stub(4), stands: true, mvvmEnv: .stub())
        #expect(board.voteCalledWith == .init(ideaId: .stub(4), stands: true, page: .board))
        #expect(board.record.calls.map(\.operation) == ["IdeaBoardStubOps.move", "IdeaBoardStubOps.vote"])

        let idea = IdeaStubOps()
        let moved = try await idea.move(.stub(1), to: .stub(2), basedOn: 3, mvvmEnv: .stub())
        #expect(moved.move.page == .idea && IdeaViewModel.stub().move.page == .idea)
        let form = try await idea.vote(for: .stub(4), stands: true, mvvmEnv: .stub())
        #expect(form.isVoted && idea.moveCalled && idea.voteCalledWith?.page == .idea)

        let form2 = NewIdeaStubOps()
        _ = try await form2.create(from: NewIdeaViewModel(typed: ["title": "Dark mode"]), mvvmEnv: .stub())
        #expect(form2.createCalledWith?.title == "Dark mode")

        let edit = IdeaEditStubOps()
        #expect(!edit.updateCalled)
        let answer = try await edit.update(.stub(4), to: Self.fields, basedOn: 2, mvvmEnv: .stub())
        #expect(answer.isSuccess)
        #expect(edit.updateCalledWith?.ideaId == .stub(4) && edit.updateCalledWith?.text == "At night.")
    }

    @Test("come from the view model: a stub's record, any other's ask")
    func wiring() {
        #expect(IdeaBoardViewModel.stub().operations is IdeaBoardStubOps)
        #expect(IdeaBoardViewModel(columns: []).operations is IdeaBoardOps)
        #expect(IdeaViewModel.stub().operations is IdeaStubOps)
        #expect(IdeaEditViewModel.stub().operations is IdeaEditStubOps)
        #expect(IdeaEditViewModel(form: .stub()).operations is IdeaEditOps)
        #expect(NewIdeaViewModel.stub().operations is NewIdeaStubOps)
        #expect(NewIdeaViewModel().operations is NewIdeaOps)
        #expect(SettingsViewModel.stub().operations is SettingsStubOps)
        #expect(SettingsViewModel(locales: []).operations is SettingsOps)
    }

    @Test("of the settings send them whole, or record them")
    func settings() async throws {
        let fields = SettingsSaveRequest.RequestBody(displayName: "Amal", theme: "dark")
        let save = try await sent { try await SettingsOps().save(from: fields, mvvmEnv: $0) }
        #expect(save[...1] == ["PUT", "/settings-save"])
        let stub = SettingsStubOps()
        #expect(!stub.saveCalled)
        #expect(try await stub.save(from: fields, mvvmEnv: .stub()).displayName == "Amal")
        #expect(stub.saveCalledWith?.theme == "dark")
    }

    @Test("An environment of a stub reaches nobody")
    func environment() async {
        await #expect(throws: TransportError.noServer(deployment: "stub")) {
            try await IdeaBoardRequest().processRequest(mvvmEnv: .stub())
        }
    }
}
