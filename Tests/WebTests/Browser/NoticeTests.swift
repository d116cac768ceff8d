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

        @Test("of what failed are three at most, the last ones")
        func failures() async throws {
            try await withBoard { visitor in
                for number in 1...5 { try await visitor.web.client.post("Dark mode \(number)") }
                try await visitor.open()
                try await visitor.run(
                    """
                    window.fetch = () => Promise.reject(new TypeError("lost"))
                    for (const button of document.querySelectorAll("[data-ui=voteSubmit]")) button.click()
                    """)
                try await visitor.browser.wait(for: "the failures") {
                    try await visitor.browser.execute(
                        "return document.querySelector('[data-toast]') !== null && !document.querySelector('[aria-busy]')"
                    )
                }
                #expect(try await visitor.browser.findAll("[data-toast=offline]").count == 3)
                #expect(try await visitor.focus == "toastRetry")
            }
        }
    }
}
