import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    @Suite("a text that turns its letters")
    struct DirectionTests {
        /// The texts whose letters run backwards, apart from those that say so themselves.
        private static let turned = """
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
            const left = (node, index) => {
              range.setStart(node, index), range.setEnd(node, index + 1);
              return range.getBoundingClientRect();
            };
            const turned = [];
            for (let node; (node = walker.nextNode());) {
              const letters = [...node.data].map((_, index) => index).filter((index) => /[^\\s]/.test(node.data[index]));
              if (/[\\u202A-\\u202E\\u2066-\\u2069]/.test(node.data) || letters.length < 2) continue;
              const [first, second] = letters.map((index) => left(node, index));
              if (first.top === second.top && second.left < first.left) turned.push(node.data.trim());
            }
            return turned;
            """

        /// Chromium lets an override out of `<bdi>` behind a stray end of isolate, so the text stands in a block of its own.
        @Test("turns nothing around it, wherever it is shown", arguments: ["abc\u{202E}def", "abc\u{2069}\u{202E}def"])
        func confined(text: String) async throws {
            try await withBoard { visitor in
                let idea = try await visitor.web.client.post(text, text: text, author: text, tags: text)
                for path in [
                    "/idea-board", "/dashboard", IdeaRequest(id: idea).target, IdeaEditRequest(id: idea).target,
                ] {
                    try await visitor.open(path)
                    #expect(try await visitor.browser.source.contains("abc"), "\(path) shows it")
                    let turned: [String] = try await visitor.browser.execute(Self.turned)
                    // The name of a language that runs that way by itself.
                    #expect(turned == ["العربية"], "\(path)")
                }
            }
        }
    }
}
