import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("checking a form while it is filled in")
    struct CheckingTests {
        @Test("hears about every field, however quickly the next one is left")
        func quickly() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.run("document.querySelector('[data-ui=field-title]').focus()")
                for _ in 1...4 { try await visitor.browser.press(.tab) }
                try await visitor.see("Give the idea a title.", in: "[data-field=title] .field-error")
                try await visitor.see("Tell us your name.", in: "[data-field=authorName] .field-error")
                #expect(try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-disabled") == "true")
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("believes the last check of a field, whichever answer comes last")
        func lastOneWins() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                // Each answer comes later than the one after it.
                try await visitor.run(
                    """
                    const fetched = window.fetch
                    let delay = 600
                    window.fetch = async (url, options) => {
                        const answer = await fetched(url, options)
                        await new Promise(done => setTimeout(done, delay -= 250))
                        window.answered = (window.answered ?? 0) + 1
                        return answer
                    }
                    document.querySelector('[data-ui=field-title]').focus()
                    """)
                try await visitor.browser.press(.tab)
                try await visitor.fill("title", with: "Dark mode")
                try await visitor.browser.press(.tab)
                try await visitor.browser.wait(for: "every answer") {
                    try await visitor.browser.execute("return window.answered >= 2")
                }
                #expect(try await visitor.texts("[data-field=title] .field-error") == [""])
            }
        }

        @Test("never refuses what the server takes: 120 letters are 120, however many units they have")
        func letters() async throws {
            try await withBoard { visitor in
                let title = String(repeating: "🧑🏽‍🚀", count: 120)
                try await visitor.open("/new-idea")
                try await visitor.run(
                    """
                    const title = document.querySelector('[data-ui=field-title]')
                    title.focus()
                    document.execCommand('insertText', false, arguments[0])
                    """, title)
                try await visitor.fill("authorName", with: "Ada")
                try await visitor.click("createSubmit")
                try await visitor.seeIdea(title, in: .new)
                #expect(try await visitor.web.client.stages() == [title: .new])
            }
        }
    }
}
