import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    /// Run by `make a11y`, which fetches axe-core and says in `VITRINE_AXE` where it lies.
    @Suite("axe-core", .enabled(if: AxeScript.path != nil))
    struct AxeTests {
        @Test("finds nothing on any page", arguments: ["en", "ar"], [WebDriverOptions.ColorScheme.light, .dark])
        func pages(language: String, scheme: WebDriverOptions.ColorScheme) async throws {
            try await withBoard(WebDriverOptions(language: language)) { visitor in
                try await visitor.browser.emulate(scheme)
                let idea = try await visitor.web.client.post("Dark mode", text: PageAudit.description, tags: "design")
                try await visitor.web.client.post("Export as CSV", author: "Grace")
                for page in [
                    "/idea-board", "/dashboard", IdeaRequest(id: idea).target, IdeaEditRequest(id: idea).target,
                    "/about",
                    "/settings", "/new-idea", "/nowhere",
                ] {
                    try await visitor.open(page)
                    try await expectNone(on: page, visitor)
                }
                try await visitor.open(IdeaEditRequest(id: idea).target)
                try await visitor.run("document.querySelector('[name=basedOn]').value = 99")
                try await visitor.fill("text", with: "Another text.")
                try await visitor.click("updateSubmit")
                _ = try await visitor.browser.find(".conflict")
                try await expectNone(on: "a conflict", visitor)
                try await visitor.open("/new-idea")
                try await visitor.click("createSubmit")
                _ = try await visitor.browser.find("[data-toast=error]")
                try await expectNone(on: "the form with errors", visitor)
                try await visitor.open("/idea-board")
                try await visitor.click("voteSubmit")
                _ = try await visitor.browser.find("[aria-pressed=true]")
                try await expectNone(on: "the board with a vote and its note", visitor)
                try await visitor.run("window.fetch = () => Promise.reject(new TypeError('lost'))")
                try await visitor.click("voteSubmit")
                _ = try await visitor.browser.find("[data-ui=toastRetry]:focus")
                try await expectNone(on: "the board with a retry", visitor)
            }
        }

        @Test(
            "finds nothing on the gallery and its components", arguments: [WebDriverOptions.ColorScheme.light, .dark])
        func gallery(scheme: WebDriverOptions.ColorScheme) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await browser.emulate(scheme)
                try await visitor.open("/_stubs")
                try await expectNone(on: "/_stubs", visitor)
                let links = try await web.canvases()
                #expect(links.count > 10)
                let desks = [
                    "/_stubs/preview?type=IdeaCardViewModel&_panel=words&_view=widths&_compare=longest",
                    "/_stubs/preview?type=IdeaCardViewModel&_panel=properties&_role=known&_outcome=invalidFields",
                    "/_stubs/preview?type=Nothing", "/_stubs/operations",
                ]
                for link in desks + links {
                    try await visitor.open(link)
                    try await expectNone(on: link, visitor)
                }
            }
        }

        private func expectNone(on page: String, _ visitor: Visitor) async throws {
            let violations: [String] = try await visitor.browser.execute(AxeScript.text())
            #expect(violations == [], "\(page)")
        }
    }
}
