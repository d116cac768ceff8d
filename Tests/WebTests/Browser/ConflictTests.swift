import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("moving an idea that somebody moved meanwhile")
    struct ConflictTests {
        @Test("says where it is, and shows it there", arguments: [true, false])
        func movedMeanwhile(withScript: Bool) async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: withScript)) { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                try await visitor.web.client.post("Export as CSV", author: "Grace")
                try await visitor.web.client.move(idea, to: .done)

                try await visitor.move(idea, to: .planned)
                try await visitor.see("Not moved", in: "[data-toast=error] .toast-heading")
                try await visitor.see(
                    "Someone else moved “Dark mode” meanwhile. It is now in “Done”.",
                    in: "[data-toast=error] .toast-message")
                try await visitor.seeIdea("Dark mode", in: .done)
                try await visitor.seeIdea("Export as CSV", in: .new)
                #expect(try await visitor.texts("[data-toast]").count == 1)

                // The fresh board has the fresh version: the same move works now, and takes the complaint away.
                try await visitor.move(idea, to: .planned)
                try await visitor.seeIdea("Dark mode", in: .planned)
                try await visitor.see("The idea was moved.", in: "[data-toast=note]")
                #expect(try await visitor.texts("[data-toast=error]") == [])
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("says so on the idea's own page, and shows the stage there")
        func ownPage() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                try await visitor.open(IdeaRequest(id: idea).target)
                try await visitor.web.client.move(idea, to: .inProgress)
                try await visitor.click("moveSubmit")
                try await visitor.see("It is now in “In progress”.", in: "[data-toast=error]")
                try await visitor.see("In progress", in: ".idea-stage dd")
                #expect(try await visitor.texts("h1") == ["Dark mode"])
                #expect(try await visitor.focus == "moveSubmit")
            }
        }
    }
}
