import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("the language")
    struct LocaleTests {
        @Test("switched to Arabic mirrors every page and is remembered")
        func arabic() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                try await visitor.open(IdeaRequest(id: idea).target)
                try await visitor.browser.find("[data-ui=localeSwitch][lang=ar]").click()
                try await visitor.browser.wait(for: "Arabic") { try await direction(visitor) == "ar rtl" }
                #expect(try await visitor.texts("h1") == ["Dark mode"])

                try await visitor.click("back")
                try await visitor.seeIdea("Dark mode", in: .new)
                #expect(try await direction(visitor) == "ar rtl")
                #expect(try await visitor.path == "/idea-board")
                #expect(try await start(of: .new, visitor) > start(of: .done, visitor))

                try await visitor.move(idea, to: .planned)
                try await visitor.seeIdea("Dark mode", in: .planned)
                #expect(try await visitor.texts("[data-toast=note] .toast-message") != ["The idea was moved."])

                try await visitor.open()
                #expect(try await direction(visitor) == "ar rtl")
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("is what the browser asks for")
        func negotiated() async throws {
            try await withBoard(WebDriverOptions(language: "es-MX")) { visitor in
                try await visitor.open()
                #expect(try await direction(visitor) == "es ltr")
            }
        }

        @Test("makes no page wider than a phone")
        func narrow() async throws {
            try await withBoard(WebDriverOptions(width: 320)) { visitor in
                let idea = try await visitor.web.client.post(
                    String(repeating: "Donaudampfschiff", count: 6), text: PageAudit.description)
                for path in [
                    "/idea-board", "/dashboard", "/new-idea", "/settings", "/about", IdeaRequest(id: idea).target,
                    IdeaEditRequest(id: idea).target, "/nowhere",
                ] {
                    for language in ["en", "es", "ar"] {
                        try await visitor.open("\(path)?locale=\(language)")
                        let overhang: Int = try await visitor.browser.execute(
                            "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                        #expect(overhang == 0, "\(path) in \(language)")
                    }
                }
            }
        }

        private func direction(_ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute(
                "const root = document.documentElement; return root.lang + ' ' + getComputedStyle(root).direction")
        }

        private func start(of stage: StageName, _ visitor: Visitor) async throws -> Double {
            try await visitor.browser.execute(
                "return document.querySelector(arguments[0]).getBoundingClientRect().left + 0.5",
                ["[data-kind=\(stage)]"])
        }
    }
}
