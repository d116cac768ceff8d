import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("moving a card")
    struct MovingTests {
        @Test("by the keyboard keeps the focus on its button")
        func keyboard() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                for stage in [StageName.planned, .done] {
                    try await visitor.move(idea, to: stage)
                    try await visitor.seeIdea("Dark mode", in: stage)
                    #expect(try await visitor.focus == "moveSubmit")
                    let column: String = try await visitor.browser.execute(
                        "return document.activeElement.closest('[data-kind]').dataset.kind")
                    #expect(column == "\(stage)")
                }
                #expect(try await visitor.path == "/idea-board")
            }
        }

        @Test("from the idea's own page stays there, with the focus on its button")
        func ownPage() async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post("Dark mode")
                let path = IdeaRequest(id: idea).target
                try await visitor.open(path)
                let column = try await visitor.web.client.board().columns.first { $0.kind == .planned }
                try await visitor.browser.find("option[value='\(column?.id.lowercase ?? "")']").click()
                try await visitor.click("moveSubmit")
                try await visitor.see("Planned", in: ".idea-stage dd")
                try await visitor.see("The idea was moved.", in: "[data-toast=note]")
                #expect(try await visitor.path == path)
                #expect(try await visitor.focus == "moveSubmit")
            }
        }

        @Test("by the pointer drops it into another column")
        func pointer() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.web.client.post("Export as CSV", author: "Grace")
                try await visitor.open()
                try await visitor.seeIdea("Dark mode", in: .new)
                try await visitor.browser.drag(
                    try await visitor.browser.find(".card .byline"),
                    to: try await visitor.browser.find("[data-kind=inProgress]"))
                try await visitor.see("The idea was moved.", in: "[data-toast=note]")
                #expect(try await visitor.texts("[data-kind=inProgress] .card-title").count == 1)
                #expect(try await visitor.web.client.stages().values.contains(.inProgress))
                #expect(try await visitor.browser.findAll("[data-dragging], [data-drop-target]").isEmpty)
                #expect(try await visitor.browser.complaints() == [])
            }
        }

        @Test("into its own column sends nothing")
        func ownColumn() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.open()
                try await visitor.browser.drag(
                    try await visitor.browser.find(".card .byline"),
                    to: try await visitor.browser.find("[data-kind=new] .column-title"))
                #expect(try await visitor.texts("[data-toast]") == [])
                #expect(try await visitor.web.client.board().columns.first?.cards.first?.move.version == 1)
            }
        }
    }
}
