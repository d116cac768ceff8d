import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("every page")
    struct AccessibilityTests {
        @Test("names its controls, refers to what is there, and can be read in light and dark")
        func audit() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode", text: PageAudit.description, tags: "design")
                for scheme in [WebDriverOptions.ColorScheme.light, .dark] {
                    try await visitor.browser.emulate(scheme)
                    for path in [
                        "/idea-board", "/dashboard", IdeaRequest(id: idea).target, IdeaEditRequest(id: idea).target,
                        "/about",
                        "/nowhere", "/settings", "/new-idea",
                    ] {
                        try await visitor.open(path)
                        let found = try await faults(visitor)
                        #expect(found == [], "\(path), \(scheme)")
                    }
                    try await visitor.click("createSubmit")
                    try await visitor.see("Not posted yet", in: "[data-toast=error]")
                    let found = try await faults(visitor)
                    #expect(found == [], "the form with errors, \(scheme)")
                }
            }
        }

        @Test("shows where the keyboard is, from the skip link to the board")
        func focusRing() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                var visited: [String] = []
                while visited.last != "moveSubmit", visited.count < 20 {
                    try await visitor.browser.press(.tab)
                    visited.append(try await visitor.focus)
                    let isShown: Bool = try await visitor.browser.execute(
                        """
                        const around = [document.activeElement, document.activeElement.parentElement]
                        return around.some(element => getComputedStyle(element).outlineStyle !== 'none')
                        """)
                    #expect(isShown, "\(visited)")
                }
                #expect(visited.first == "skipLink")
                #expect(visited.suffix(5) == ["div", "ideaLink", "voteSubmit", "moveStage", "moveSubmit"])
            }
        }

        private func faults(_ visitor: Visitor) async throws -> [String] {
            try await visitor.browser.execute(PageAudit.script)
        }
    }
}
