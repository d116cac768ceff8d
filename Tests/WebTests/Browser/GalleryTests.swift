import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("the stub gallery")
    struct GalleryTests {
        /// What the first frame shows.
        private struct Canvas: Decodable, Equatable {
            let language: String
            let direction: String
            let theme: String?
            let width: Int

            static let script = """
                const frame = document.querySelector('[data-ui=canvas]')
                const root = frame.contentDocument.documentElement
                return { language: root.lang, direction: root.dir, theme: root.dataset.theme ?? null,
                         width: frame.parentElement.getBoundingClientRect().width }
                """
        }

        private func see(_ canvas: Canvas, _ visitor: Visitor) async throws {
            try await visitor.browser.wait(for: "\(canvas)") {
                try await visitor.browser.execute(Canvas.script, as: Canvas.self) == canvas
            }
        }

        @Test(
            "lets a designer find a component, and turn it to Arabic, dark and a phone", arguments: [true, false])
        func design(hasScript: Bool) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser(WebDriverOptions(javaScriptEnabled: hasScript)) { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/_stubs")
                try await browser.find("[data-ui=search]").type("card")
                try await visitor.click("searchSubmit")
                try await browser.wait(for: "one entry") {
                    try await visitor.texts("[data-ui=entry]") == ["IdeaCardViewModel"]
                }
                try await visitor.click("entry")
                for (choice, value) in [("locale", "ar"), ("theme", "dark"), ("width", "phone")] {
                    try await browser.find("[data-ui=choice-\(choice)] option[value=\(value)]").click()
                    if !hasScript { try await visitor.click("apply") }
                    try await browser.wait(for: "\(value) in the address") {
                        try await browser.address.contains("_\(choice)=\(value)")
                    }
                }
                try await see(Canvas(language: "ar", direction: "rtl", theme: "dark", width: 360), visitor)
                #expect(try await visitor.texts("h1") == ["IdeaCardViewModel"])
                #expect(try await browser.complaints() == [])
            }
        }

        @Test("shows the JSON that the API sends")
        func json() async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/_stubs/preview?type=IdeaBoardViewModel&_panel=html")
                try await visitor.click("panel-json")
                let client = try TestClient(address: web.address)
                let sent = try await client.get("/idea-board", accept: "application/json", language: "en").text
                try await browser.wait(for: "the panel") {
                    try await visitor.texts("[data-panel] code").first?.hasPrefix("{") ?? false
                }
                #expect(try await visitor.texts("[data-panel] code") == [sent])
            }
        }

        @Test(
            "shows each error of the move, as the site would",
            arguments: ["movedMeanwhile", "ideaNotFound", "stageNotFound"])
        func errors(code: String) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/idea-board?_outcome=\(code)")
                try await visitor.click("moveSubmit")
                _ = try await browser.find("[data-toasts] [data-code=\(code)]")
                #expect(try await visitor.path == "/idea-board?_outcome=\(code)")
            }
        }

        @Test("tells of an outcome that the form does not have, with those that it has", arguments: [true, false])
        func foreignOutcome(hasScript: Bool) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser(WebDriverOptions(javaScriptEnabled: hasScript)) { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/idea-board?_outcome=invalidFields")
                try await visitor.click("moveSubmit")
                let place = hasScript ? "[data-toasts] [data-toast]" : "[data-failure]"
                try await browser.wait(for: "the write and its errors") {
                    let text = try await visitor.texts(place).joined()
                    return text.contains("IdeaMoveRequest") && text.contains("movedMeanwhile")
                }
                #expect(try await visitor.texts(place).count == 1)
            }
        }

        @Test("keeps what was chosen while the site is used", arguments: [true, false])
        func stays(hasScript: Bool) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser(WebDriverOptions(javaScriptEnabled: hasScript)) { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/idea-board?_locale=ar&_theme=dark&_size=150")
                try await browser.find(".card-title a").click()
                try await browser.wait(for: "the idea with the same choices") {
                    let path = try await visitor.path
                    return path.hasPrefix("/idea/") && path.hasSuffix("?_locale=ar&_theme=dark&_size=150")
                }
                let look =
                    "const data = document.documentElement.dataset; return [document.documentElement.lang, data.theme, data.stubSize]"
                #expect(try await browser.execute(look) == ["ar", "dark", "150"])
                try await visitor.click("moveSubmit")
                _ = try await browser.find("[data-toast=note]")
                // Without script behind the choices comes the part of the page.
                let path = try await visitor.path.prefix { $0 != "#" }
                #expect(path.hasPrefix("/idea/") && path.hasSuffix("?_locale=ar&_theme=dark&_size=150"))
            }
        }

        @Test("keeps the note that it shows, while one of the site leaves by itself")
        func notes() async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/idea-board")
                // A write whose redirect is not followed leaves its note to the next page.
                try await visitor.run(
                    """
                    const form = document.querySelector('[data-ui=moveForm]')
                    fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' })
                        .then(() => document.title = 'moved')
                    """)
                try await browser.wait(for: "the move") { try await browser.title == "moved" }
                try await visitor.open("/_stubs/canvas?type=NoteViewModel")
                #expect(try await visitor.texts("[data-toasts] [data-toast=note]").count == 1)
                try await browser.wait(for: "an end of the note", within: .seconds(10)) {
                    try await visitor.texts("[data-toasts] [data-toast]").isEmpty
                }
                #expect(try await visitor.texts("main [data-toast=note]").count == 1)
            }
        }

        @Test("fits a phone in every language", arguments: ["en", "ar", "en-XA"])
        func narrow(locale: String) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser(WebDriverOptions(width: 320)) { browser in
                for page in [
                    "/_stubs?", "/_stubs/preview?type=IdeaBoardViewModel&_panel=words&_view=locales&",
                    "/_stubs/preview?type=IdeaBoardViewModel&_panel=properties&_compare=longest&_role=known&",
                    "/_stubs/preview?type=Nothing&", "/_stubs/operations?", "/_stubs/tokens?",
                ] {
                    try await browser.open("\(web.address)\(page)locale=\(locale)")
                    let overhang: Int = try await browser.execute(
                        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    #expect(overhang == 0, "\(page)")
                }
            }
        }
    }
}
