import HTTP
import MVVM
import MVVMTesting
import Testing

@Suite("The pages of the seeds")
struct SeedPagesTests {
    @Test("are one object with two faces")
    func overview() async throws {
        let client = try SeedSite().client
        let page = try await client.get("/overview")
        #expect(try page.document.texts("//h2") == ["Ada", "Grace"])
        #expect(try page.document.texts("//time") == ["Mar 14, 2026", "Mar 14, 2026"])
        let json: OverviewViewModel = try await client.get("/overview", accept: "application/json").json()
        #expect(json.cards.map(\.name) == ["Ada", "Grace"])
        #expect(json.cards.map(\.vmId) == json.cards.map { ViewModelId(id: $0.id) })
        #expect(try json.pageTitle.localizedString == "Overview")
    }

    @Test("hold a child that was made from the child's own state")
    func child() async throws {
        let json: OverviewViewModel = try await SeedSite().client.get("/overview", accept: "application/json").json()
        #expect(json.appearance.theme == .light)
        #expect(json.appearance.notificationsEnabled)
        #expect(try json.appearance.darkModeLabel.localizedString == "Dark mode")
    }

    @Test("may be made from what is in hand, with a version that is typed and not localized")
    func clientHosted() async throws {
        let client = try SeedSite().client
        let page = try await client.get("/about-board", fields: ["X-System-Version": "1.2.0"])
        #expect(try page.document.texts("//p") == ["2 authors", "1.2.0"])
        let appearance: AppearanceViewModel = try await client.get("/appearance", accept: "application/json").json()
        #expect(appearance.theme == .dark)
        let state = AboutBoardViewModel.AppState(version: .stub(), authorCount: 1)
        let context = ClientHostedModelFactoryContext(
            request: AboutBoardViewModel.ClientHostedRequest(), appState: state)
        #expect(try await AboutBoardViewModel.model(context: context).version == SystemVersion(major: 1))
        #expect(AboutBoardViewModel.model(appState: state).vmId == ViewModelId(type: AboutBoardViewModel.self))
    }

    @Test("project the domain where both are known, and nowhere else")
    func projection() {
        let grace = Person(id: .stub(), name: "Grace", role: .moderator, joined: StubClock.now)
        #expect(AuthorViewModel(grace).standing == .moderator)
        #expect(AuthorViewModel(grace).vmId == ViewModelId(id: "Grace-moderator"))
        #expect(AuthorViewModel(grace).vmId == AuthorViewModel.stub().vmId)
    }

    @Test("have a stub that is the same each time, forwarded from the one with defaults")
    func stubs() {
        #expect(AuthorCardViewModel.stub().vmId == AuthorCardViewModel.stub().vmId)
        #expect(AuthorCardViewModel.stub(name: "Amal").name == "Amal")
        #expect(WelcomeViewModel.stub().vmId == WelcomeViewModel().vmId)
    }

    @Test("are bodies, have an identity, and can be shown without data: what the hierarchy promises")
    func hierarchy() {
        func promises<Page: RequestableViewModel>(_ page: Page) -> Bool where Page.Request.ResponseBody == Page {
            let body: any ServerRequestBody = page
            let stub: any Stubbable.Type = Page.self
            return body is Page && stub is Page.Type && page.id == page.vmId
        }
        #expect(promises(OverviewViewModel.stub()))
        #expect(promises(AppearanceViewModel.stub()))
    }
}
