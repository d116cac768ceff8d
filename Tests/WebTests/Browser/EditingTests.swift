import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("two people who edit one idea")
    struct EditingTests {
        @Test("see both texts, and lose neither", arguments: [true, false])
        func conflict(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                let idea = try await visitor.web.client.post("Dark mode", text: "At first.")
                let second = try await visitor.browser.window
                try await edit(idea, visitor)
                try await visitor.browser.openTab()
                try await edit(idea, visitor)
                try await visitor.fill("text", with: "By Grace.")
                try await visitor.click("updateSubmit")
                try await visitor.see("Your changes are saved.", in: "[data-toast=note]")
                try await visitor.see("By Grace.", in: ".idea-text p")

                try await visitor.browser.show(second)
                try await visitor.fill("text", with: "By Linus.")
                try await visitor.click("updateSubmit")
                try await visitor.see("Someone else saved first", in: "h1")
                try await visitor.see("By Grace.", in: ".conflict-saved .conflict-value")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "By Linus.")
                #expect(try await visitor.texts(".conflict-difference").count == 1)
                #expect(try await visitor.texts("[data-toast]") == [])
                if withScript { #expect(try await visitor.path == IdeaEditRequest(id: idea).target) }

                try await visitor.fill("text", with: "By Grace and Linus.")
                try await visitor.click("updateSubmit")
                try await visitor.see("By Grace and Linus.", in: ".idea-text p")
                #expect(try await visitor.path == IdeaRequest(id: idea).target)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("are shown what is wrong at its field, and what they typed", arguments: [true, false])
        func invalid(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                let idea = try await visitor.web.client.post("Dark mode", text: "At first.")
                try await edit(idea, visitor)
                try await visitor.fill("text", with: "Typed.")
                // Enter sends the form before the field was left, so that the server has the word.
                let title = try await visitor.browser.find("[data-ui=field-title]")
                try await title.clear()
                try await title.click()
                try await visitor.browser.press(.enter)
                try await visitor.see("Give the idea a title.", in: "[data-field=title] .field-error")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "Typed.")
                #expect(try await visitor.focus == "field-title")
                try await visitor.fill("title", with: "Dark theme")
                try await visitor.click("updateSubmit")
                try await visitor.see("Dark theme", in: "h1")
                try await visitor.see("Typed.", in: ".idea-text p")
            }
        }

        private func edit(_ idea: ModelIdType, _ visitor: Visitor) async throws {
            try await visitor.open(IdeaRequest(id: idea).target)
            try await visitor.click("editIdea")
            try await visitor.see("Edit idea", in: "h1")
        }
    }
}
