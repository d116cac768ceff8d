import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("posting and moving an idea")
    struct PostingTests {
        @Test("works from an empty form to another stage", arguments: [true, false])
        func story(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                try await visitor.open()
                #expect(try await visitor.path == "/idea-board")
                try await visitor.click("newIdea")
                try await visitor.see("Post an idea", in: "h1")

                try await visitor.fillForm(title: "", text: "Easier at night.\n\nAnd on a train.", author: "Ada")
                try await visitor.click("createSubmit")
                try await seeRefusal(visitor, withScript: withScript)

                try await visitor.fill("title", with: "Dark mode")
                try await visitor.click("createSubmit")
                try await visitor.seeIdea("Dark mode", in: .new)
                #expect(try await visitor.texts("[data-toast=note] .toast-message") == ["Your idea is on the board."])
                #expect(try await visitor.texts("[data-toast=error]") == [])
                #expect(try await visitor.path == "/idea-board")

                let idea = try #require(try await visitor.web.client.board().columns.first?.cards.first)
                try await visitor.move(idea.id, to: .planned)
                try await visitor.seeIdea("Dark mode", in: .planned)
                try await visitor.see("The idea was moved.", in: "[data-toast=note]")

                // The note belongs to the move, not to the page.
                try await visitor.open("/idea-board")
                try await visitor.seeIdea("Dark mode", in: .planned)
                #expect(try await visitor.texts("[data-toast]") == [])

                try await visitor.click("ideaLink")
                try await visitor.see("Dark mode", in: "h1")
                #expect(try await visitor.texts(".idea-text p") == ["Easier at night.", "And on a train."])
                #expect(try await gapBelowHeading(visitor) < 40)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        /// The form again: what was typed stays, the message is at its field. Without script it was sent, so a toast says so
        /// too; with it, the field was checked when it was left, and the button is off.
        private func seeRefusal(_ visitor: Visitor, withScript: Bool) async throws {
            try await visitor.see("Give the idea a title.", in: "[data-field=title] .field-error")
            let toast = withScript ? [] : ["Not posted yet", "Give the idea a title."]
            #expect(try await visitor.texts("[data-toast=error] :is(.toast-heading, li)") == toast)
            #expect(try await visitor.browser.findAll("[aria-disabled=true]").count == (withScript ? 1 : 0))
            #expect(try await visitor.texts("h1") == ["Post an idea"])
            let text = try await visitor.browser.find("[data-ui=field-text]").value
            #expect(text.filter { $0 != "\r" } == "Easier at night.\n\nAnd on a train.")
            #expect(try await visitor.browser.find("[data-ui=field-authorName]").value == "Ada")
            #expect(try await visitor.focus == "field-title")
            let title = try await visitor.browser.find("[data-ui=field-title]")
            #expect(try await title.attribute("aria-invalid") == "true")
            #expect(try await title.attribute("aria-describedby")?.contains("error") == true)
            #expect(try await visitor.browser.findAll("[aria-invalid]").count == 1)
        }

        /// In CSS pixels: what stands beside the text must not push it down.
        private func gapBelowHeading(_ visitor: Visitor) async throws -> Double {
            try await visitor.browser.execute(
                """
                const [header, text] = ["header", "text"].map(part => document.querySelector(".idea-" + part))
                return text.getBoundingClientRect().top - header.getBoundingClientRect().bottom + 0.01
                """)
        }

        @Test("shows text as text, whatever was typed", arguments: [true, false])
        func harmlessText(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                let title = "<img src=x onerror=\"document.title='gone'\"> {{title}} %{count} \u{1F319} ليل \"\u{301}>"
                try await visitor.open("/new-idea")
                // chromedriver types no character beyond the first plane.
                try await visitor.run("document.querySelector('[data-ui=field-title]').value = arguments[0]", title)
                try await visitor.fill("authorName", with: "</script>")
                try await visitor.click("createSubmit")
                try await visitor.seeIdea(title, in: .new)
                #expect(try await visitor.browser.title == "Idea board")
                #expect(try await visitor.browser.findAll("main img").isEmpty)
                #expect(try await visitor.texts(".byline-author") == ["by </script>"])
                #expect(try await visitor.browser.complaints() == [])
            }
        }
    }
}
