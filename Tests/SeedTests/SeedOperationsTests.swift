import MVVM
import MVVMTesting
import Testing

@Suite("The operations of the seeds")
struct SeedOperationsTests {
    @Test("of a server-backed page are live or a stub, by one private flag that is in no face")
    func serverBacked() async throws {
        #expect(StageInfoViewModel(stageId: .stub()).operations is StageInfoOps)
        let stub = try #require(StageInfoViewModel.stub().operations as? StageInfoStubOps)
        #expect(!stub.archiveCalled)
        try await stub.archive(ideaId: .stub(3), mvvmEnv: .stub())
        #expect(stub.archiveCalledWith == .stub(3))
        let read: StageInfoViewModel = try await SeedSite().client.get("/stage-info", accept: "application/json").json()
        #expect(read.operations is StageInfoOps)
        await #expect(throws: TransportError.noServer(deployment: "stub")) {
            try await read.operations.archive(ideaId: .stub(), mvvmEnv: .stub())
        }
    }

    @Test("are handed what is stored by the view model, in the visitor's language")
    func defaults() async throws {
        let page: StageInfoViewModel = try await SeedSite().client.get("/stage-info", accept: "application/json").json()
        let stub = StageInfoStubOps()
        try await stub.createIdea(title: page.newIdeaDefaultTitle, mvvmEnv: .stub())
        #expect(stub.createIdeaCalledWith == "New idea")
        try await page.operations.createIdea(title: page.newIdeaDefaultTitle, mvvmEnv: .stub())
    }

    @Test("are generic over fields, whoever holds the operations as any")
    func generic() async throws {
        let operations: any StageInfoViewModelOperations = StageInfoOps()
        try await operations.sign(from: AuthorFormViewModel.stub())
        var nameless = AuthorFormViewModel.stub()
        nameless.email = ""
        await #expect(throws: StageInfoOps.Refused(field: "email")) { try await operations.sign(from: nameless) }
        let stub = StageInfoStubOps()
        try await stub.sign(from: nameless)
        #expect(stub.signCalledWith is AuthorFormViewModel)
    }

    @Test("of a client-hosted page write the storage that they are handed last, at once")
    func clientHosted() throws {
        let settings = VisitorSettings()
        let page = AppearanceViewModel(notificationsEnabled: settings.notificationsEnabled, theme: settings.theme)
        page.operations.setTheme(.dark, output: settings)
        page.operations.setNotificationsEnabled(true, output: settings)
        #expect(settings.theme == .dark && settings.notificationsEnabled)
        // The view model holds scalars: it is projected again, and never changes by itself.
        #expect(page.theme == .system)
        #expect(
            AppearanceViewModel.model(appState: .init(notificationsEnabled: true, theme: settings.theme)).theme == .dark
        )

        let stub = try #require(AppearanceViewModel.stub().operations as? AppearanceStubOps)
        stub.setTheme(.light, output: settings)
        #expect(stub.setThemeCalled && !stub.setNotificationsEnabledCalled && settings.theme == .light)
    }

    @Test("An error has a view model of its own, and its words pass through as the server localized them")
    func error() async throws {
        let thrown = IdeaArchiveRequest.ResponseError(.stillInProgress)
        let model = IdeaArchiveErrorViewModel(responseError: thrown)
        #expect(model.errorCode == "stillInProgress")
        #expect(model.message == thrown.message)
        #expect(IdeaArchiveErrorViewModel.AppState(responseError: thrown).responseError == thrown)
    }

    @Test("A form adopts its fields' rules and words")
    func form() {
        var form = AuthorFormViewModel.stub()
        #expect(form.validate() == [])
        form.email = ""
        #expect(form.validate().message(for: "email") == form.authorValidationMessages.emailRequired)
        #expect(AuthorFormViewModel.emailField.fieldId == "email")
    }

    @Test("A state is one value, and no flags that could contradict each other")
    func viewState() {
        let states: [ViewState<[String]>] = [.idle, .loading, .success(["Dark mode"]), .error("No answer.")]
        #expect(states.map(\.isLoading) == [false, true, false, false])
        #expect(states.map { $0.value ?? [] } == [[], [], ["Dark mode"], []])
        #expect(states.map(\.errorMessage) == [nil, nil, nil, "No answer."])
    }
}
