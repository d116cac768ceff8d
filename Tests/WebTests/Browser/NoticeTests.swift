import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("the notices")
    struct NoticeTests {
        @Test("of what was done follow one another, and do not pile up")
        func notes() async throws {
            try await withBoard { visitor in
                for number in 1...4 { try await visitor.web.client.post("Dark mode \(number)") }
                try await visitor.open()
                for number in 1...4 {
                    try await visitor.browser.find("[data-ui=voteSubmit][aria-pressed=false]").click()
                    try await visitor.browser.wait(for: "\(number) votes") {
                        try await visitor.browser.findAll("[aria-pressed=true]").count == number
                    }
                }
                #expect(try await visitor.texts("[data-toast=note] .toast-message") == ["Your vote counts."])
                try await visitor.browser.find("[data-ui=voteSubmit][aria-pressed=true]").click()
                try await visitor.see("Your vote was taken back.", in: "[data-toast=note]")
                #expect(try await visitor.texts("[data-toast]").count == 1)
            }
        }

        @Test("of what failed are three at most: the last ones, and the one that holds the focus")
        func failures() async throws {
            try await withBoard { visitor in
                for number in 1...5 { try await visitor.web.client.post("Dark mode \(number)") }
                try await visitor.open()
                try await visitor.run(
                    """
                    window.lost = []
                    window.fetch = () => new Promise((_, reject) => lost.push(() => reject(new TypeError("lost"))))
                    """)
                for button in try await visitor.browser.findAll("[data-ui=voteSubmit]") { try await button.click() }
                // Chromium takes the focus from a button that was disabled when it draws next.
                try await visitor.browser.wait(for: "the busy button to lose the focus") {
                    try await visitor.browser.execute("return document.activeElement === document.body")
                }
                try await visitor.run("lost.shift()()")
                try await visitor.browser.wait(for: "the first failure") { try await visitor.focus == "toastRetry" }
                try await visitor.run("document.activeElement.id = 'first'; for (const fail of lost) fail()")
                try await visitor.browser.wait(for: "the other failures") {
                    try await visitor.browser.execute("return !document.querySelector('[aria-busy]')")
                }
                #expect(try await visitor.browser.findAll("[data-toast=offline]").count == 3)
                #expect(try await visitor.browser.execute("return document.activeElement.id === 'first'"))
            }
        }
    }
}
