import Foundation
import Glibc
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("sending a form in place")
    struct SendingTests {
        @Test("is busy until the answer comes, and sends it once")
        func busy() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "Dark mode")
                visitor.web.program.send(SIGSTOP)
                try await visitor.click("createSubmit")
                let button = try await visitor.browser.find("[data-ui=createSubmit]")
                #expect(try await button.attribute("aria-busy") == "true")
                #expect(try await button.attribute("disabled") == "true")
                try await visitor.run("document.querySelector('[data-ui=createForm]').requestSubmit()")

                visitor.web.program.send(SIGCONT)
                try await visitor.seeIdea("Dark mode", in: .new)
                #expect(try await visitor.web.client.board().columns.flatMap(\.cards).count == 1)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("without an answer keeps what was typed, and tries again when it is asked to")
        func offline() async throws {
            let folder = try TemporaryFolder()
            let web = try await WebProgram.serving(["--data", folder.path])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "Offline mode", text: "On a train.")
                web.program.send(SIGKILL)
                try await visitor.click("createSubmit")
                try await visitor.see("No answer", in: "[data-toast=offline] .toast-heading")
                #expect(try await visitor.texts("[data-toast] .toast-kept") == ["What you typed is still here."])
                #expect(try await visitor.focus == "toastRetry")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "On a train.")
                #expect(try await visitor.browser.find("[data-ui=createSubmit]").attribute("aria-busy") == nil)

                // Still nobody there: one notice, not two.
                try await visitor.click("toastRetry")
                try await visitor.see("No answer", in: "[data-toast=offline] .toast-heading")
                #expect(try await visitor.texts("[data-toast]").count == 1)

                let again = try await WebProgram.serving(["--data", folder.path], port: web.port)
                #expect(try await visitor.focus == "toastRetry")
                try await visitor.browser.press(.enter)
                try await visitor.seeIdea("Offline mode", in: .new)
                #expect(try await visitor.texts("[data-toast=offline]") == [])
                #expect(try await again.client.stages() == ["Offline mode": .new])
            }
        }

        @Test(
            "to a server that is busy keeps what was typed, and the keyboard tries again at once",
            arguments: BusyServer.Kind.allCases)
        func busyServer(kind: BusyServer.Kind) async throws {
            let folder = try TemporaryFolder()
            let web = try await WebProgram.serving(["--data", folder.path])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open("/new-idea")
                try await visitor.fillForm(title: "Night mode", text: "On a train.")
                web.program.send(SIGTERM)
                _ = try await web.program.waitForExit()
                try await BusyServer.run(kind, at: web.port) {
                    try await visitor.click("createSubmit")
                    try await visitor.see("Back in a moment", in: "[data-toast=offline] .toast-heading")
                    try await visitor.see("busy or restarting", in: "[data-toast=offline] .toast-message")
                    try await visitor.see("What you typed is still here.", in: "[data-toast=offline] .toast-kept")
                    #expect(try await visitor.focus == "toastRetry")
                }
                #expect(try await visitor.browser.find("[data-ui=field-title]").value == "Night mode")
                #expect(try await visitor.browser.find("[data-ui=field-text]").value == "On a train.")

                let again = try await WebProgram.serving(["--data", folder.path], port: web.port)
                try await visitor.browser.press(.enter)
                try await visitor.seeIdea("Night mode", in: .new)
                #expect(try await visitor.texts("[data-toast=offline]") == [])
                #expect(try await again.client.stages() == ["Night mode": .new])
            }
        }

        @Test("leaves a notice that the keyboard dismisses")
        func dismissing() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.click("createSubmit")
                try await visitor.see("Not posted yet", in: "[data-toast=error]")
                try await visitor.browser.press(.escape)
                #expect(try await visitor.texts("[data-toast]") == [])
                #expect(try await visitor.focus == "field-title")

                // What was changed may be sent again.
                try await visitor.fill("authorName", with: "Ada")
                try await visitor.fill("title", with: " ")
                try await visitor.click("createSubmit")
                try await visitor.see("Not posted yet", in: "[data-toast=error]")
                try await visitor.run("document.querySelector('[data-ui=toastDismiss]').focus()")
                try await visitor.browser.press(.enter)
                #expect(try await visitor.texts("[data-toast]") == [])
                #expect(try await visitor.focus == "main")
                #expect(try await visitor.browser.complaints() == [])
            }
        }
    }
}
