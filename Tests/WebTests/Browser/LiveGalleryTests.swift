import Foundation
import MVVMTesting
import Testing

extension BrowserTests {
    @Suite("a preview that is open while its files change")
    struct LiveGalleryTests {
        @Test("shows a changed template by itself, what is wrong with it, and then the mended one")
        func reloads() async throws {
            let folder = try TemporaryFolder()
            try folder.copyRoot()
            let template = URL(fileURLWithPath: folder.path("Templates/Ideas/IdeaBoardView.mustache"))
            let text = try String(contentsOf: template, encoding: .utf8)
            func write(_ heading: String) throws {
                try text.replacing("<h1>{{pageTitle}}", with: heading).write(
                    to: template, atomically: true, encoding: .utf8)
            }
            let web = try await WebProgram.serving(["--stubs", "--root", folder.path])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/idea-board")
                try write("<h1 id=\"new\">{{pageTitle}}")
                try await browser.wait(for: "the changed page", within: .seconds(15)) {
                    try await visitor.texts("h1#new").count == 1
                }
                try write("<h1>{{pageTitel}}")
                for part in ["IdeaBoardView.mustache:6:7: ", "did you mean “pageTitle”", "<h1>{{pageTitel}}", "^"] {
                    try await browser.wait(for: part, within: .seconds(15)) {
                        try await visitor.texts("body").first?.contains(part) ?? false
                    }
                }
                try write("<h1 id=\"mended\">{{pageTitle}}")
                try await browser.wait(for: "the mended page", within: .seconds(15)) {
                    try await visitor.texts("h1#mended").count == 1
                }
                #expect(try await visitor.texts("body").first?.contains("pageTitel") == false)
            }
        }
    }
}
