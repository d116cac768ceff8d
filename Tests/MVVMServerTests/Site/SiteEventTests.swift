import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A site tells its log")
struct SiteEventTests {
    @Test("of a text that no catalog has, which the page shows marked")
    func missingText() throws {
        let tiny = try TinySite()
        let text = try tiny.localizer(for: "es").text(of: .reference(LocalizableRef(key: ["Idea", "subtitle"])))
        #expect(text == "⟦subtitle⟧")
        let events = tiny.log.events
        guard events.count == 1, case .missingText("Idea.subtitle", let locale) = events[0] else {
            Issue.record("\(events)")
            return
        }
        #expect(locale.description == "es")
    }

    @Test("at start of a text that looks wrong, which stops nothing")
    func doubtfulText() throws {
        let catalogs = TinyFiles.catalogs.replacing("Ideas de todos", with: "\"Ideas de todos \"")
        let tiny = try TinySite(files: ["Resources/Localization/Ideas/Tiny.yml": catalogs])
        let events = tiny.log.events
        guard events.count == 1, case .doubtfulText(let text) = events[0] else {
            Issue.record("\(events)")
            return
        }
        #expect(text.file.hasSuffix("Tiny.yml"))
        #expect(text.message.contains("IdeaListViewModel.pageTitle"))
    }
}
