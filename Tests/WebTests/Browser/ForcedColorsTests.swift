import MVVMTesting
import Testing

extension BrowserTests {
    @Suite("in the colours of the system")
    struct ForcedColorsTests {
        @Test("a vote looks like one, and what is drawn can be seen")
        func vote() async throws {
            try await withBoard { visitor in
                try await visitor.web.client.post("Dark mode")
                try await visitor.browser.emulateForcedColors()
                try await visitor.open()
                let ground = try await color("background-color", visitor)
                #expect(try await color("background-color", of: "::before", visitor) != ground)

                // Who presses keys sees where they are.
                try await visitor.run("document.querySelector('.vote-button').focus()")
                try await visitor.browser.press(.enter)
                _ = try await visitor.browser.find("[aria-pressed=true]:focus")
                // It blends over.
                try await visitor.browser.wait(for: "a ring") {
                    try await color("outline-color", visitor) == Self.color("CanvasText", visitor)
                }
                try await visitor.browser.wait(for: "another ground") {
                    try await color("background-color", visitor) == Self.color("Highlight", visitor)
                }
                #expect(
                    try await color("background-color", of: "::before", visitor)
                        != color("background-color", visitor))

                let cross = try await visitor.browser.find("[data-ui=toastDismiss]")
                #expect(try await cross.style("forced-color-adjust") == "none")
                #expect(try await cross.style("background-image").contains("gradient"))
            }
        }

        /// A colour of the system, as the page has it.
        private static func color(_ name: String, _ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute(
                """
                const probe = document.createElement("i")
                probe.style.cssText = "forced-color-adjust: none; color: " + arguments[0]
                document.body.append(probe)
                const color = getComputedStyle(probe).color
                probe.remove()
                return color
                """, [name])
        }

        private func color(_ property: String, of part: String = "", _ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute(
                "return getComputedStyle(document.querySelector('.vote-button'), arguments[1])[arguments[0]]",
                [property, part])
        }
    }
}
