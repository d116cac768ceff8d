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

                try await visitor.click("voteSubmit")
                _ = try await visitor.browser.find("[aria-pressed=true]:focus")
                // It blends over.
                try await visitor.browser.wait(for: "another ground") {
                    try await color("background-color", visitor) == Self.highlight(visitor)
                }
                #expect(
                    try await color("background-color", of: "::before", visitor)
                        != color("background-color", visitor))

                let cross = try await visitor.browser.find("[data-ui=toastDismiss]")
                #expect(try await cross.style("forced-color-adjust") == "none")
                #expect(try await cross.style("background-image").contains("gradient"))
            }
        }

        private static func highlight(_ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute(
                """
                const probe = document.createElement("i")
                probe.style.cssText = "forced-color-adjust: none; color: Highlight"
                document.body.append(probe)
                const color = getComputedStyle(probe).color
                probe.remove()
                return color
                """)
        }

        private func color(_ property: String, of part: String = "", _ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute(
                "return getComputedStyle(document.querySelector('.vote-button'), arguments[1])[arguments[0]]",
                [property, part])
        }
    }
}
