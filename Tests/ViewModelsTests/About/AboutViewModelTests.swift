import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The view model of the page about the site")
struct AboutViewModelTests {
    @Test("holds in every language")
    func full() throws {
        expectFullViewModelTests(AboutViewModel.self, on: try Vitrine.site)
    }

    @Test("is made from what is in hand, with or without a request")
    func clientHosted() async throws {
        let state = AboutViewModel.AppState(version: SystemVersion(major: 2), languages: ["English"])
        let about = AboutViewModel.model(appState: state)
        #expect(about.version.versionString == "2.0.0" && about.languages == ["English"])
        let context = ClientHostedModelFactoryContext(request: AboutViewModel.ClientHostedRequest(), appState: state)
        #expect(try await AboutViewModel.model(context: context).version == about.version)
    }
}
