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
        live = try Self.live(tiny)
        client = TestClient(live)
    }

    private static func live(
        _ tiny: TinySite, keyFile: URL? = nil
    ) throws -> LiveSite<TinyServices, TinyShellViewModel> {
        let configuration = SiteConfiguration(
            root: URL(fileURLWithPath: tiny.folder.path), keyFile: keyFile,
            defaultLocale: try #require(LocaleTag("en")))
        return LiveSite(tiny.site, showsMistakes: true) { previous in
            try Site(
                .tiny, source: .live(TinyServices()), configuration: configuration, replacing: previous,
                shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        }
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

    @Test(
        "signs after a reload by the key that its file holds then: a leaked one is replaced, or deleted and made anew",
        arguments: [String(repeating: "k", count: 32), nil])
    func leakedKey(replacement: String?) async throws {
        let keyFile = URL(fileURLWithPath: tiny.folder.path("cookies.key"))
        let live = try Self.live(tiny, keyFile: keyFile)
        let client = TestClient(live)
        #expect(live.reload() == nil)
        _ = try await client.post("/idea-post", form: ["title": "Offline mode"])
        try FileManager.default.removeItem(at: keyFile)
        if let replacement { try tiny.folder.write(replacement, to: "cookies.key") }
        #expect(live.reload() == nil)
        #expect(try await !client.get("/idea-list").document.exists("//*[@role='status']"))

        _ = try await client.post("/idea-post", form: ["title": "Offline mode"])
        #expect(live.reload() == nil)
        #expect(try await client.get("/idea-list").document.exists("//*[@role='status']"))
    }

    @Test("goes on as it was over mistakes when it is not in development, and tells who reloads")
    func keepsOn() async throws {
        let kept = LiveSite(tiny.site) { _ in
            try TinySite(files: ["Templates/Ideas/IdeaListView.mustache": "{{no}}"]).site
        }
        let mistakes = try #require(kept.reload())
        #expect(mistakes.contains("/Templates/Ideas/IdeaListView.mustache:1:3: unknown name “no” in IdeaListViewModel"))
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
                \(tiny.folder.path)/Templates/Ideas/IdeaListView.mustache:3:7: unknown name “pageTitel” in IdeaListViewModel; \
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
