import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The gallery's templates and words")
struct StubFilesTests {
    private static let broken: [String: String?] = [
        "Templates/Stubs/StubCanvasView.mustache": "{{nothing}}",
        "Resources/Localization/Stubs/StubChoice.yml": "en: {",
    ]

    @Test("are not read by a live site, which is opened without them and whatever is in them")
    func live() throws {
        let files = try TinyFiles.all().keys.filter { $0.contains("/Stubs/") }
        let without = try TinySite(files: Dictionary(uniqueKeysWithValues: files.map { ($0, nil) }))
        let with = try TinySite(files: Self.broken)
        for site in [without.site, with.site] {
            #expect(!site.stage.pages.html.isPage(StubGalleryViewModel.self))
            #expect(site.stage.mode == nil)
        }
    }

    @Test("stop the start of the previews when they are wrong, all at once")
    func previews() throws {
        let mistakes = try #require(throws: SiteMistakes.self) { try TinySite(files: Self.broken, stubs: true) }
        let text = String(describing: mistakes)
        #expect(text.contains("Templates/Stubs/StubCanvasView.mustache:1:"))
        #expect(text.contains("Resources/Localization/Stubs/StubChoice.yml:"))
    }
}
