import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("the stub gallery")
    struct GalleryTests {
        @Test("lists pages, components and errors, and shows each in every language")
        func gallery() async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/_stubs")
                let names = try await visitor.texts("[data-ui=stubLink]")
                for name in ["IdeaBoardViewModel", "IdeaCardViewModel", "IdeaMoveErrorViewModel", "NoteViewModel"] {
                    #expect(names.contains(name))
                }
                #expect(try await visitor.texts("main h2").count == 3)

                try await visitor.browser.find("[data-vm-id=entry-IdeaCardViewModel] [data-ui=stubLink]").click()
                try await visitor.see("IdeaCardViewModel", in: "h1")
                #expect(try await visitor.texts(".stub-stage .card-title") == ["Dark mode"])
                #expect(try await visitor.texts(".stub-json code").first?.hasPrefix("{") == true)

                try await visitor.browser.find("[data-ui=localeSwitch][lang=ar]").click()
                try await visitor.browser.wait(for: "Arabic") {
                    try await visitor.browser.execute("return document.documentElement.dir === 'rtl'")
                }
                #expect(try await visitor.texts(".stub-stage .card-title") == ["Dark mode"])
                #expect(try await visitor.texts(".stub-stage .vote-count") != ["3 votes"])

                for link in try await links(visitor) {
                    try await visitor.open(link)
                    #expect(try await visitor.texts("[data-failure]") == [], "\(link)")
                }
                #expect(try await visitor.browser.complaints() == [])
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
                try await visitor.open("/_stubs/preview?type=NoteViewModel")
                #expect(try await visitor.texts("[data-toasts] [data-toast=note]").count == 1)
                try await browser.wait(for: "an end of the note", within: .seconds(10)) {
                    try await visitor.texts("[data-toasts] [data-toast]").isEmpty
                }
                #expect(try await visitor.texts("main [data-toast=note]").count == 1)
            }
        }

        private func links(_ visitor: Visitor) async throws -> [String] {
            try await visitor.open("/_stubs")
            return try await visitor.browser.execute(
                "return [...document.querySelectorAll('[data-ui=stubLink]')].map(link => link.getAttribute('href'))")
        }
    }
}
