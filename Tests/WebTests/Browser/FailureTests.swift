import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("a form that fails on its way")
    struct FailureTests {
        /// Answers the next request in the server's place.
        private func answer(_ status: Int, _ visitor: Visitor) async throws {
            try await visitor.run(
                """
                const fetched = window.fetch
                window.fetch = async () => {
                    window.fetch = fetched
                    return new Response(
                        '<main><article data-failure><h1>Busy</h1><p>Please wait.</p></article></main>',
                        { status: Number(arguments[0]), headers: { 'Content-Type': 'text/vnd.vitrine.fragment+html' } })
                }
                """, "\(status)")
        }

        private func fillIn(_ visitor: Visitor) async throws {
            try await visitor.open("/new-idea")
            try await visitor.fill("authorName", with: "Ada")
            try await visitor.fill("title", with: "Dark mode")
        }

        @Test(
            "and may succeed in a moment offers to try again, with what was typed",
            arguments: [408, 500, 502, 503, 504])
        func passing(status: Int) async throws {
            try await withBoard { visitor in
                try await fillIn(visitor)
                try await answer(status, visitor)
                try await visitor.click("createSubmit")
                try await visitor.see("Busy", in: "[data-toast] .toast-heading")
                #expect(try await visitor.texts("[data-toast] .toast-message") == ["Please wait."])
                #expect(try await visitor.browser.find("[data-ui=field-title]").value == "Dark mode")
                #expect(try await visitor.focus == "toastRetry")
                // Dismissed, it gives the focus back to where the visitor was.
                try await visitor.browser.press(.escape)
                #expect(try await visitor.focus == "createSubmit")
                try await answer(status, visitor)
                try await visitor.click("createSubmit")
                try await visitor.see("Busy", in: "[data-toast] .toast-heading")
                try await visitor.browser.press(.enter)
                try await visitor.seeIdea("Dark mode", in: .new)
                #expect(try await visitor.texts("[data-toast=offline]") == [])
            }
        }

        @Test("and will fail again offers nothing of the kind", arguments: [400, 413])
        func lasting(status: Int) async throws {
            try await withBoard { visitor in
                try await fillIn(visitor)
                try await answer(status, visitor)
                try await visitor.click("createSubmit")
                try await visitor.see("Busy", in: "[data-toast] .toast-heading")
                #expect(try await visitor.browser.findAll("[data-ui=toastRetry]").isEmpty)
                #expect(try await visitor.browser.find("[data-ui=field-title]").value == "Dark mode")
            }
        }

        @Test("leaves each form its own retry, and the focus on the first")
        func severalForms() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.web.client.post("Export as CSV")
                try await visitor.open("/idea-board")
                try await visitor.run(
                    """
                    window.reached = window.fetch
                    window.fetch = () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('lost')), 50))
                    const buttons = document.querySelectorAll('[data-ui=voteSubmit]')
                    for (const button of buttons) { button.focus(); button.click() }
                    """)
                try await visitor.browser.wait(for: "both failures") {
                    try await visitor.browser.findAll("[data-toast=offline]").count == 2
                }
                #expect(try await visitor.browser.execute("return document.activeElement.dataset.ui") == "toastRetry")
                try await visitor.run("window.fetch = window.reached")
                for count in 1...2 {
                    try await visitor.click("toastRetry")
                    try await visitor.browser.wait(for: "\(count) votes") {
                        try await visitor.browser.findAll("[data-ui=voteSubmit][aria-pressed=true]").count == count
                    }
                }
            }
        }

        @Test("while somebody goes on typing leaves them where they are")
        func typing() async throws {
            try await withBoard { visitor in
                try await fillIn(visitor)
                try await visitor.run(
                    "window.fetch = () => new Promise((_, reject) => { window.lose = () => reject(new TypeError('lost')) })"
                )
                try await visitor.browser.press(.enter)
                try await visitor.browser.find(":focus").type(" at night")
                try await visitor.run("window.lose()")
                try await visitor.see("No answer", in: "[data-toast] .toast-heading")
                #expect(try await visitor.focus == "field-title")
            }
        }

        @Test("because the page is left says nothing, and works again when the page comes back")
        func cancelled() async throws {
            try await withBoard { visitor in
                try await fillIn(visitor)
                try await visitor.run(
                    """
                    const fetched = window.fetch
                    window.fetch = (url, { signal }) => new Promise((_, reject) => {
                        signal.addEventListener('abort', () => reject(signal.reason))
                        window.fetch = fetched
                    })
                    """)
                try await visitor.click("createSubmit")
                #expect(try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-busy") == "true")
                try await visitor.run("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))")
                try await visitor.browser.wait(for: "the button") {
                    try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-busy") == nil
                }
                #expect(try await visitor.texts("[data-toast]") == [])
                try await visitor.click("createSubmit")
                try await visitor.seeIdea("Dark mode", in: .new)
            }
        }

        @Test("A page tells the server which time zone the device lives in")
        func timeZone() async throws {
            try await withBoard { visitor in
                try await visitor.open()
                let isTold: Bool = try await visitor.browser.execute(
                    """
                    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
                    return document.cookie.split('; ').includes(`vitrine-time-zone=${zone}`)
                    """)
                #expect(isTold)
            }
        }
    }
}
