import MVVM
import MVVMServer
import MVVMTesting
import Testing
import ViewModels

@Suite("The states of view models")
struct StubStatesTests {
    @Test("are made, shown and valid in every language, each that the gallery lists")
    func walk() throws {
        #expect(expectStubStates(on: try Vitrine.site) > 100)
    }

    @Test("are a view model's own where it names them, and else follow from its properties")
    func names() {
        let names = IdeaCardViewModel.stubStates.map(\.rawValue)
        #expect(
            names == ["typical", "untagged", "empty", "one", "many", "longest", "hostile", "rightToLeft", "busy"])
        #expect(IdeaMoveErrorViewModel.stubStates.map(\.rawValue).contains("movedMeanwhile"))
        #expect(NewIdeaViewModel.stubStates.contains(.invalid))
    }
}
