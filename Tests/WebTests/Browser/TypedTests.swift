import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("what was typed")
    struct TypedTests {
        @Test("is there again on the way back", arguments: [true, false])
        func back(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                try await visitor.open()
                try await visitor.click("newIdea")
                try await visitor.fillForm(title: "Dark mode", text: "Easier at night.")
                try await visitor.click("navigationLink")
                try await visitor.see("Idea board", in: "h1")
                try await visitor.run("history.back()")
                try await see("Dark mode", in: "title", visitor)
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "Easier at night.")

                try await visitor.click("createSubmit")
                try await visitor.seeIdea("Dark mode", in: .new)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("is there again after the way back and forward")
        func forward() async throws {
            try await withBoard { visitor in
                try await visitor.open()
                try await visitor.click("newIdea")
                try await visitor.fillForm(title: "Dark mode")
                try await visitor.browser.wait(for: "an entry in the history") {
                    try await visitor.browser.execute("return JSON.stringify(history.state).includes('Ada')")
                }
                try await visitor.run("history.back()")
                try await visitor.see("Idea board", in: "h1")
                try await visitor.run("history.forward()")
                try await see("Dark mode", in: "title", visitor)
                try await visitor.run("location.reload()")
                try await see("Dark mode", in: "title", visitor)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("goes along into another language, and out of it")
        func language() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "Dark mode")
                for language in ["ar", "en"] {
                    try await visitor.browser.find("[data-ui=localeSwitch][lang=\(language)]").click()
                    _ = try await visitor.browser.find(":root[lang=\(language)] h1:focus")
                    try await see("Dark mode", in: "title", visitor)
                }
                try await visitor.click("navigationLink")
                try await visitor.see("Idea board", in: "h1")
                try await visitor.run("history.back()")
                try await see("Dark mode", in: "title", visitor)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        /// The text comes back with the version that it was based on.
        @Test("does not overwrite what somebody else saved meanwhile")
        func conflict() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode", text: "At first.")
                let first = try await visitor.browser.window
                try await visitor.open(IdeaEditRequest(id: idea).target)
                try await visitor.fill("text", with: "By Linus.")
                try await visitor.click("updateCancel")
                try await visitor.see("At first.", in: ".idea-text p")

                try await visitor.browser.openTab()
                try await visitor.open(IdeaEditRequest(id: idea).target)
                try await visitor.fill("text", with: "By Grace.")
                try await visitor.click("updateSubmit")
                try await visitor.see("By Grace.", in: ".idea-text p")

                try await visitor.browser.show(first)
                try await visitor.run("history.back()")
                try await see("By Linus.", in: "text", visitor)
                try await visitor.click("updateSubmit")
                try await visitor.see("By Grace.", in: ".conflict-saved .conflict-value")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "By Linus.")
            }
        }

        @Test("is forgotten once it was saved")
        func saved() async throws {
            try await withBoard { visitor in
                try await visitor.open("/settings")
                try await visitor.fill("displayName", with: "Ada")
                try await visitor.click("settingsSubmit")
                _ = try await visitor.browser.find("[data-toast=note]")
                #expect(try await visitor.browser.execute("return history.state?.typed === undefined"))
            }
        }

        @Test("is forgotten too when the answer comes to somebody who has gone elsewhere")
        func savedElsewhere() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "Dark mode")
                try await visitor.run(
                    """
                    const send = window.fetch
                    window.fetch = async (url, options) => {
                      const answer = await send(url, options)
                      if (options?.method === "POST") await new Promise((release) => { window.release = release })
                      return answer
                    }
                    """)
                try await visitor.click("createSubmit")
                try await visitor.click("navigationLink")
                try await visitor.see("Idea board", in: "h1")
                try await visitor.browser.wait(for: "the answer") {
                    try await visitor.browser.execute("return window.release !== undefined")
                }
                try await visitor.run("window.release()")
                try await visitor.seeIdea("Dark mode", in: .new)
                try await visitor.run("history.back()")
                try await visitor.see("Post an idea", in: "h1")
                #expect(try await visitor.browser.find("[data-ui=field-title]").value == "")
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        /// HTML drops a line break at the beginning of an area.
        @Test("begins with the same empty lines in the form that comes back")
        func emptyLine() async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: false)) { visitor in
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "", text: "\n\nEasier at night.")
                try await visitor.click("createSubmit")
                _ = try await visitor.browser.find("[data-ui=field-title][aria-invalid=true]")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "\n\nEasier at night.")
            }
        }

        private func see(_ text: String, in field: String, _ visitor: Visitor) async throws {
            try await visitor.browser.wait(for: "'\(text)' in \(field)") {
                try await visitor.browser.execute(
                    "return document.querySelector(arguments[0])?.value === arguments[1]",
                    ["[data-ui=field-\(field)]", text])
            }
        }
    }
}
