import Glibc
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("following links in place")
    struct NavigationTests {
        @Test("keeps address, title, history and focus right, and never loads the document again")
        func history() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                try await visitor.run("window.isSame = true")

                try await visitor.click("newIdea")
                try await see(visitor, heading: "Post an idea", path: "/new-idea")
                try await visitor.fillForm(title: "Export as CSV", author: "Grace")
                try await visitor.click("createSubmit")
                try await visitor.seeIdea("Export as CSV", in: .new)
                try await see(visitor, heading: "Idea board", path: "/idea-board")

                try await visitor.run("history.back()")
                try await see(visitor, heading: "Post an idea", path: "/new-idea")
                #expect(try await visitor.browser.find("[data-ui=field-title]").value == "")
                try await visitor.run("history.back()")
                try await see(visitor, heading: "Idea board", path: "/idea-board")
                try await visitor.seeIdea("Export as CSV", in: .new)
                try await visitor.run("history.forward()")
                try await see(visitor, heading: "Post an idea", path: "/new-idea")

                #expect(try await visitor.browser.execute("return window.isSame === true"))
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        private func see(_ visitor: Visitor, heading: String, path: String) async throws {
            try await visitor.see(heading, in: "h1")
            try await visitor.browser.wait(for: path) { try await visitor.path == path }
            #expect(try await visitor.browser.title == heading)
            #expect(try await visitor.focus == "h1")
        }

        @Test("forgets a page that is asked for no longer, without a word")
        func cancels() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                visitor.web.program.send(SIGSTOP)
                try await visitor.click("newIdea")
                try await visitor.click("ideaLink")
                visitor.web.program.send(SIGCONT)
                try await visitor.see("Dark mode", in: "h1")
                #expect(try await visitor.path.hasPrefix("/idea/"))
                #expect(try await visitor.texts("[data-toast]") == [])
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("without an answer stays where it is, and goes on when it is asked to")
        func offline() async throws {
            let folder = try TemporaryFolder()
            let web = try await WebProgram.serving(["--data", folder.path])
            try await WebDriver.withBrowser { browser in
                let visitor = Visitor(web: web, browser: browser)
                try await visitor.open()
                web.program.send(SIGKILL)
                try await visitor.click("newIdea")
                try await visitor.see("No answer", in: "[data-toast=offline]")
                #expect(try await visitor.texts("h1") == ["Idea board"])
                #expect(try await visitor.path == "/idea-board")

                let again = try await WebProgram.serving(["--data", folder.path], port: web.port)
                try await visitor.click("toastRetry")
                try await see(visitor, heading: "Post an idea", path: "/new-idea")
                #expect(try await visitor.texts("[data-toast]") == [])
                #expect(again.address == web.address)
            }
        }

        @Test("shows a failure as a page of its own")
        func failure() async throws {
            try await withBoard { visitor in
                try await visitor.open("/nowhere")
                #expect(try await visitor.texts("h1") == ["Not found"])
                try await visitor.click("failureHome")
                try await visitor.see("Idea board", in: "h1")
                #expect(try await visitor.browser.complaints() == [])
            }
        }
    }
}
