import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("where the visitor is on the page")
    struct PlaceTests {
        @Test("stays when they vote in the lower part of the window", arguments: [1280, 360])
        func vote(width: Int) async throws {
            try await withBoard(WebDriverOptions(width: width, height: 800)) { visitor in
                let idea = try await fill(visitor)
                try await visitor.open()
                for (top, pressed) in [(690, "true"), (420, "false")] {
                    let before = try await bring(idea, to: top, visitor)
                    try await visitor.browser.find("\(card(idea)) [data-ui=voteSubmit]").click()
                    _ = try await visitor.browser.find("\(card(idea)) [aria-pressed=\(pressed)]:focus")
                    #expect(abs(try await self.top(of: idea, visitor) - before) < 2)
                }
            }
        }

        @Test("comes out from behind a notice that covers it")
        func covered() async throws {
            try await withBoard(WebDriverOptions(width: 360, height: 800)) { visitor in
                let idea = try await fill(visitor)
                try await visitor.open()
                _ = try await bring(idea, to: 750, visitor)
                try await visitor.browser.find("\(card(idea)) [data-ui=voteSubmit]").click()
                _ = try await visitor.browser.find("\(card(idea)) [aria-pressed=true]:focus")
                let gap: Double = try await visitor.browser.execute(
                    """
                    const [button, note] = [document.activeElement, document.querySelector("[data-toast=note]")]
                    return note.getBoundingClientRect().top - button.getBoundingClientRect().bottom
                    """)
                #expect(gap > 0)
            }
        }

        @Test("is their idea after a vote and a move without script")
        func withoutScript() async throws {
            try await withBoard(WebDriverOptions(javaScriptEnabled: false)) { visitor in
                let idea = try await fill(visitor)
                try await visitor.open()
                try await visitor.browser.find("\(card(idea)) [data-ui=voteSubmit]").click()
                _ = try await visitor.browser.find("\(card(idea)) [aria-pressed=true]")
                #expect((0..<200).contains(try await top(of: idea, visitor)))
                try await visitor.move(idea, to: .planned)
                _ = try await visitor.browser.find("[data-kind=planned] \(card(idea))")
                #expect(try await visitor.path == "/idea-board#idea-\(idea.lowercase)")
                #expect((0..<300).contains(try await top(of: idea, visitor)))
            }
        }

        @Test("is the button under a long text after a vote and a move from there without script")
        func withoutScriptOnIdea() async throws {
            try await withBoard(WebDriverOptions(width: 360, height: 800, javaScriptEnabled: false)) { visitor in
                let text = String(repeating: "Easier at night.\n\n", count: 60)
                let idea = try await visitor.web.client.post("Dark mode", text: text)
                try await visitor.open(IdeaRequest(id: idea).target)
                try await visitor.click("voteSubmit")
                _ = try await visitor.browser.find("[aria-pressed=true]")
                #expect((0..<800).contains(try await top(of: "[data-ui=voteSubmit]", visitor)))
                let planned = try await visitor.web.client.board().columns.first { $0.kind == .planned }
                try await visitor.browser.find("option[value='\(planned?.id.lowercase ?? "")']").click()
                try await visitor.click("moveSubmit")
                try await visitor.see("Planned", in: ".idea-stage dd")
                #expect((0..<800).contains(try await top(of: "[data-ui=moveSubmit]", visitor)))
                #expect(try await visitor.path == "/idea/\(idea.lowercase)#facts")
            }
        }

        /// More ideas than a window shows. Returns one in their middle.
        private func fill(_ visitor: Visitor) async throws -> ModelIdType {
            var ideas: [ModelIdType] = []
            for number in 1...12 { ideas.append(try await visitor.web.client.post("Dark mode \(number)")) }
            return ideas[5]
        }

        private func card(_ idea: ModelIdType) -> String { "[data-idea-id='\(idea.lowercase)']" }

        /// Scrolls until the idea's button stands so far below the window's upper edge, in CSS pixels; returns how far it does.
        private func bring(_ idea: ModelIdType, to top: Int, _ visitor: Visitor) async throws -> Double {
            let now = try await self.top(of: idea, visitor)
            try await visitor.run("scrollBy({ top: arguments[0], behavior: 'instant' })", "\(now - Double(top))")
            return try await self.top(of: idea, visitor)
        }

        private func top(of idea: ModelIdType, _ visitor: Visitor) async throws -> Double {
            try await top(of: "\(card(idea)) [data-ui=voteSubmit]", visitor)
        }

        private func top(of css: String, _ visitor: Visitor) async throws -> Double {
            try await visitor.browser.execute(
                "return document.querySelector(arguments[0]).getBoundingClientRect().top", [css])
        }
    }
}
