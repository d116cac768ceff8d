import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A gallery of a hundred view models in eight states")
struct LargeStubGalleryTests {
    private static let states = ["typical", "empty", "one", "many", "longest", "absent", "hostile", "rightToLeft"]
    private static let entries = (0..<100).map { number in
        StubEntry(
            type: FormFieldViewModel.self, name: "Idea\(number)ViewModel", kind: .component,
            feature: "Feature\(number / 10)", states: states.map(StubState.init(rawValue:)))
    }

    @Test("leads to each of them, in its feature, and to each of its states")
    func opens() throws {
        let tiny = try TinySite(stubs: true)
        let root = URL(fileURLWithPath: tiny.folder.path)
        let registry = StubRegistry(
            entries: Self.entries, sources: try StubSources(root: root),
            complaints: [], writes: StubWrites([any Endpoint<TinyServices>]()), tokens: try StubTokens(root: root))
        let target = try #require(RequestTarget(parsing: "/_stubs"))
        let call = tiny.site.callers.call(for: Request(head: RequestHead(method: .get, target: target)), tail: nil)
        let groups = registry.groups(found: "", choices: StubChoices())
        let gallery = StubGalleryViewModel(layout: registry.layout(for: call), groups: groups)
        guard case .bytes(let bytes) = try tiny.site.stage.pages.respond(with: gallery, to: call).body else {
            Issue.record("the page is no bytes")
            return
        }
        let page = try HTMLDocument(bytes)
        #expect(try page.count("//main/section[@data-feature]") == 10)
        #expect(try page.count("//main//a[@data-ui='entry']") == 100)
        #expect(try page.count("//nav//a[@data-ui='stubLink']") == 100)
        // The typical one is the entry itself.
        #expect(try page.count("//main//a[@data-ui='state']") == 100 * 7)
        let last = "//main//li[@data-type='Idea99ViewModel']"
        #expect(try page.texts("\(last)//a[@data-ui='state']") == Array(Self.states.dropFirst()))
        #expect(
            try page.attribute("href", at: "\(last)//li[7]/a")
                == "/_stubs/preview?type=Idea99ViewModel&_state=rightToLeft")
    }
}
