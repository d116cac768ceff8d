import MVVMTesting
import Testing

extension BrowserTests {
    /// What only shows when no word of the catalogs is English any more: texts that are in no catalog, layouts that fit
    /// one language only, sides that do not change.
    @Suite("a pseudo-locale")
    struct PseudoLocaleTests {
        @Test("shows that every text of every page comes from the catalogs, whole")
        func bracketed() async throws {
            try await onEveryPage(WebDriverOptions(), locale: "en-XA") { browser, page in
                let bare: [String] = try await browser.execute(Self.bareTexts)
                #expect(bare.filter { !Self.given.contains($0) && !$0.hasSuffix("ViewModel") } == [], "\(page)")
            }
        }

        @Test(
            "makes no page wider than a phone, though every text is 40 % longer", arguments: ["en-XA", "ar-XB", "ar"])
        func narrow(locale: String) async throws {
            try await onEveryPage(WebDriverOptions(width: 320), locale: locale) { browser, page in
                let overhang: Int = try await browser.execute(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                #expect(overhang == 0, "\(page)")
            }
        }

        @Test("that runs from right to left mirrors every page, as Arabic does", arguments: ["ar", "ar-XB"])
        func mirrored(locale: String) async throws {
            var left: [String: Sides] = [:]
            try await onEveryPage(WebDriverOptions(), locale: "en") { left[$1] = try await $0.execute(Self.sides) }
            try await onEveryPage(WebDriverOptions(), locale: locale) { browser, page in
                // A component alone has no brand.
                guard !page.hasPrefix("/_stubs") else { return }
                let right: Sides = try await browser.execute(Self.sides)
                #expect(right.direction == "rtl", "\(page)")
                #expect(left[page]?.direction == "ltr", "\(page)")
                // The brand stands where a line begins, as far from its edge in both directions.
                #expect(abs(right.start - (left[page]?.start ?? -1)) < 1, "\(page)")
            }
        }

        /// The words of the stub of a form field, which belongs to no form and so has none in the catalogs.
        private static let given: Set = ["Title", "What it is about"]

        private struct Sides: Decodable {
            let direction: String
            /// From the window's edge where lines begin to the brand.
            let start: Double
        }

        /// Opens every page that the preview lists, and one that is not there.
        private func onEveryPage(
            _ options: WebDriverOptions, locale: String, _ body: (WebDriverSession, _ page: String) async throws -> Void
        ) async throws {
            let web = try await WebProgram.serving(["--stubs"])
            try await WebDriver.withBrowser(options) { browser in
                let listed = try await web.canvases()
                #expect(listed.count > 5)
                for page in ["/nowhere"] + listed {
                    try await browser.open("\(web.address)\(page)\(page.contains("?") ? "&" : "?")_locale=\(locale)")
                    let language: String = try await browser.execute("return document.documentElement.lang")
                    #expect(language == locale, "\(page)")
                    try await body(browser, page)
                }
            }
        }

        private static let sides = """
            const root = document.documentElement
            const box = document.querySelector('.shell-home').getBoundingClientRect()
            const direction = getComputedStyle(root).direction
            return { direction, start: direction === 'rtl' ? root.clientWidth - box.right : box.left }
            """

        /// Texts with a letter that are not in brackets. What people wrote says so in the page (`dir=auto`, `bdi`, a field), and
        /// may be the page's title as well; the names of types, numbers and dates come from no catalog either.
        private static let bareTexts = """
            const own = '[dir=auto], bdi, time, code, option, textarea, [data-ui=stubLink], script, style'
            const isWhole = text => !/\\p{L}/u.test(text) || /^\\[[^]*\\]$/.test(text.trim())
            const written = new Set([...document.querySelectorAll(own)].map(element => element.textContent.trim()))
            const found = []
            const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
            while (walker.nextNode()) {
                const node = walker.currentNode
                const text = node.data.trim()
                if (!node.parentElement.closest(own) && !isWhole(text) && !written.has(text)) found.push(text)
            }
            for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
                for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
                    const text = element.getAttribute(name)
                    if (text !== null && !isWhole(text)) found.push(`${name}: ${text}`)
                }
            }
            return found
            """
    }
}
