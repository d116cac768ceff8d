import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("with the keyboard alone")
    struct KeyboardTests {
        @Test("an idea is posted after an error, voted for and moved, and the settings are changed")
        func story() async throws {
            try await withBoard { visitor in
                try await visitor.open()
                try await go(to: "newIdea", visitor)
                try await visitor.browser.press(.enter)
                try await visitor.see("Post an idea", in: "h1")
                try await post(visitor)
                try await vote(visitor)
                try await move(visitor)
                try await changeSettings(visitor)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        /// The title is left empty first: its message comes when the field is left, and the button leads back to it.
        private func post(_ visitor: Visitor) async throws {
            try await go(to: "field-title", visitor)
            try await go(to: "field-text", visitor)
            try await visitor.see("Give the idea a title.", in: "[data-field=title] .field-error")
            try await type("Easier at night.", visitor)
            try await go(to: "field-authorName", visitor)
            try await type("Ada", visitor)
            try await go(to: "createSubmit", visitor)
            #expect(try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-disabled") == "true")
            try await visitor.browser.press(.enter)
            #expect(try await visitor.focus == "field-title")
            try await type("Dark mode", visitor)
            #expect(try await visitor.texts("[data-field=title] .field-error") == [""])
            #expect(try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-disabled") == nil)
            try await go(to: "createSubmit", visitor)
            try await visitor.browser.press(.enter)
            try await visitor.seeIdea("Dark mode", in: .new)
        }

        private func vote(_ visitor: Visitor) async throws {
            try await go(to: "voteSubmit", visitor)
            for (pressed, count) in [("true", "1 vote"), ("false", "0 votes"), ("true", "1 vote")] {
                try await visitor.browser.press(.space)
                try await visitor.see(count, in: "[aria-pressed=\(pressed)] .vote-count")
                #expect(try await visitor.focus == "voteSubmit")
            }
        }

        private func move(_ visitor: Visitor) async throws {
            try await go(to: "moveStage", visitor)
            try await visitor.browser.press(.down)
            try await go(to: "moveSubmit", visitor)
            try await visitor.browser.press(.enter)
            try await visitor.seeIdea("Dark mode", in: .underReview)
            #expect(try await visitor.focus == "moveSubmit")
            #expect(try await visitor.texts("[aria-pressed=true] .vote-count") == ["1 vote"])
        }

        private func changeSettings(_ visitor: Visitor) async throws {
            try await go(to: "navigationLink", showing: "Settings", visitor)
            try await visitor.browser.press(.enter)
            try await visitor.see("Settings", in: "h1")
            #expect(try await visitor.browser.find("[data-ui=field-displayName]").value == "Ada")
            try await go(to: "field-locale", visitor)
            try await type("Esp", visitor)
            try await go(to: "field-theme", visitor)
            try await visitor.browser.press(.up)
            try await go(to: "settingsSubmit", visitor)
            try await visitor.browser.press(.enter)
            try await visitor.see("Tus ajustes se han guardado.", in: "[data-toast=note]")
            try await visitor.see("Ajustes", in: "h1")
            let root: String = try await visitor.browser.execute(
                "const root = document.documentElement; return [root.lang, root.dir, root.dataset.theme].join(' ')")
            #expect(root == "es ltr dark")
        }

        /// Presses Tab until the focus is on a control.
        private func go(to control: String, showing text: String = "", _ visitor: Visitor) async throws {
            for _ in 0..<60 {
                try await visitor.browser.press(.tab)
                let focused: String = try await visitor.browser.execute(
                    "const it = document.activeElement; return `${it.dataset.ui} ${it.innerText}`")
                if focused.hasPrefix("\(control) "), focused.contains(text) { return }
            }
            Issue.record("Tab does not lead to \(control)")
        }

        /// Types where the focus is.
        private func type(_ text: String, _ visitor: Visitor) async throws {
            try await visitor.browser.find(":focus").type(text)
        }
    }
}
