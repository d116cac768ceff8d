import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A gallery of a hundred view models in eight states")
struct StubGallerySpeedTests {
    @Test("opens in less than 100 ms")
    func opens() throws {
        let tiny = try TinySite(stubs: true)
        let states = ["typical", "empty", "one", "many", "longest", "absent", "hostile", "rightToLeft"]
        let entries = (0..<100).map { number in
            StubEntry(
                type: FormFieldViewModel.self, name: "Idea\(number)ViewModel", kind: .component,
                feature: "Feature\(number / 10)", states: states.map(StubState.init(rawValue:)))
        }
        let sources = try StubSources(root: URL(fileURLWithPath: tiny.folder.path))
        let registry = StubRegistry(entries: entries, sources: sources, complaints: [], codes: [])
        let target = try #require(RequestTarget(parsing: "/_stubs"))
        let call = tiny.site.callers.call(for: Request(head: RequestHead(method: .get, target: target)), tail: nil)

        let clock = ContinuousClock()
        var bytes = 0
        let time = try clock.measure {
            let layout = registry.layout(for: call)
            let page = StubGalleryViewModel(layout: layout, groups: registry.groups(found: "", choices: StubChoices()))
            let response = try tiny.site.stage.pages.respond(with: page, to: call)
            if case .bytes(let body) = response.body { bytes = body.count }
        }
        #expect(bytes > 50_000)
        // Without optimization everything takes several times as long.
        #if DEBUG
            #expect(time < .milliseconds(1_000))
        #else
            #expect(time < .milliseconds(100))
        #endif
    }
}
