import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("a small or a touched screen")
    struct PhoneTests {
        @Test("has the pages in one row, in every language")
        func navigation() async throws {
            try await withBoard(WebDriverOptions(width: 360)) { visitor in
                for language in ["en", "es", "ar"] {
                    for path in ["/idea-board", "/dashboard", "/new-idea", "/settings", "/about"] {
                        try await visitor.open("\(path)?locale=\(language)")
                        let rows: Int = try await visitor.browser.execute(
                            "return new Set([...document.querySelectorAll('.shell-navigation li')].map(it => it.offsetTop)).size"
                        )
                        #expect(rows == 1, "\(path) in \(language)")
                    }
                }
            }
        }

        /// Smaller text in a field makes a phone zoom into the page.
        @Test("has text of sixteen pixels in every field")
        func fields() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                try await visitor.browser.emulateTouch()
                let edit = IdeaEditRequest(id: idea).target
                for path in ["/idea-board", "/new-idea", "/settings", IdeaRequest(id: idea).target, edit] {
                    try await visitor.open(path)
                    let small: [String] = try await visitor.browser.execute(
                        """
                        return [...document.querySelectorAll("input:not([type=hidden]), select, textarea")]
                          .filter(field => parseFloat(getComputedStyle(field).fontSize) < 16).map(field => field.name)
                        """)
                    #expect(small == [], "\(path)")
                }
            }
        }

        /// A choice that is wider than its box is cut.
        @Test("cuts no stage's name", arguments: [320, 360, 1200, 1280])
        func stage(width: Int) async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.browser.resize(width: width, height: 800)
                try await visitor.browser.emulateTouch()
                for language in ["en", "es", "ar"] {
                    try await visitor.open("/idea-board?locale=\(language)")
                    let lack: Double = try await visitor.browser.execute(
                        """
                        const stage = document.querySelector(".move-stage")
                        const copy = stage.cloneNode(true)
                        copy.style = "position: absolute; max-inline-size: none"
                        stage.after(copy)
                        return copy.getBoundingClientRect().width - stage.getBoundingClientRect().width
                        """)
                    #expect(lack < 1, "in \(language)")
                }
            }
        }
    }
}
