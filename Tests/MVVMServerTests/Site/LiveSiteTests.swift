import Foundation
import HTTP
import Localization
import MVVMServer
import MVVMTesting
import Testing

@Suite("A live site")
struct LiveSiteTests {
    private let tiny: TinySite
    private let live: LiveSite<TinyServices, TinyShellViewModel>
    private let client: TestClient

    init() throws {
        tiny = try TinySite()
        let configuration = SiteConfiguration(
            root: URL(fileURLWithPath: tiny.folder.path), defaultLocale: try #require(LocaleTag("en")))
        live = LiveSite(tiny.site, showsMistakes: true) {
            try Site(
                .tiny, source: .live(TinyServices()), configuration: configuration,
                shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        }
        client = TestClient(live)
    }

    private func page(heading: String) -> String {
        "{{<Shared/LayoutView}}\n{{$main}}\n\(heading)\n{{/main}}\n{{/Shared/LayoutView}}\n"
    }

    @Test("serves a changed template and changed words without a new start")
    func reloads() async throws {
        try tiny.folder.write(page(heading: "<h2>{{pageTitle}}</h2>"), to: "Templates/Ideas/IdeaListView.mustache")
        let words = TinyFiles.catalogs.replacing("pageTitle: Ideas\n", with: "pageTitle: All ideas\n")
        try tiny.folder.write(words, to: "Resources/Localization/Ideas/Tiny.yml")
        #expect(try await client.get("/idea-list").document.text("//h1") == "Ideas")
        #expect(live.reload() == nil)
        #expect(try await client.get("/idea-list").document.text("//h2") == "All ideas")
    }

    @Test("still knows after a reload what it signed before, though no file keeps its key")
    func keepsKey() async throws {
        _ = try await client.post("/idea-post", form: ["title": "Offline mode"])
        for _ in 0..<2 { #expect(live.reload() == nil) }
        #expect(try await client.get("/idea-list").document.exists("//*[@role='status']"))
    }

    @Test("goes on as it was over mistakes when it is not in development, and tells who reloads")
    func keepsOn() async throws {
        let kept = LiveSite(tiny.site) { try TinySite(files: ["Templates/Ideas/IdeaListView.mustache": "{{no}}"]).site }
        let mistakes = try #require(kept.reload())
        #expect(mistakes.hasPrefix("Templates/Ideas/IdeaListView.mustache:1:3: unknown name “no” in IdeaListViewModel"))
        #expect(try await TestClient(kept).get("/idea-list").document.text("//h1") == "Ideas")
    }

    @Test("shows browsers its mistakes and programs the last version that was in order, until they are mended")
    func mistakes() async throws {
        try tiny.folder.write(page(heading: "<h2>{{pageTitel}}</h2>"), to: "Templates/Ideas/IdeaListView.mustache")
        #expect(live.reload() != nil)
        let answer = try await client.get("/idea-list")
        #expect(answer.status == .internalServerError)
        #expect(answer.fields[.contentType] == "text/plain; charset=utf-8")
        #expect(
            answer.text == """
                Templates/Ideas/IdeaListView.mustache:3:7: unknown name “pageTitel” in IdeaListViewModel; \
                did you mean “pageTitle”?
                <h2>{{pageTitel}}</h2>
                      ^

                """)
        #expect(
            try await client.get("/idea-list", accept: "application/json").text.hasPrefix("{\"pageTitle\":\"Ideas\""))
        #expect(try await client.get("/app.css").status == .ok)
        try tiny.folder.write(page(heading: "<h2>{{pageTitle}}</h2>"), to: "Templates/Ideas/IdeaListView.mustache")
        #expect(live.reload() == nil)
        #expect(try await client.get("/idea-list").document.text("//h2") == "Ideas")
    }
}
