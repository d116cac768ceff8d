import MVVM
import Testing

@testable import Web

@Suite("Markdown")
struct MarkdownRendererTests {
    private let renderer = MarkdownRenderer()

    @Test(
        "is formatted",
        arguments: [
            (
                "One\nline, **bold**, _italic_, ~~gone~~",
                #"<p dir="auto">One<br>\#nline, <strong>bold</strong>, <em>italic</em>, <del>gone</del></p>"#
            ),
            ("One\r\n\r\ntwo", "<p dir=\"auto\">One</p>\n<p dir=\"auto\">two</p>"),
            ("- a\n- b", #"<ul dir="auto"><li dir="auto">a</li><li dir="auto">b</li></ul>"#),
            ("3. a", #"<ol dir="auto" start="3"><li dir="auto">a</li></ol>"#),
            (
                "- a\n\n- b",
                #"<ul dir="auto"><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p></li></ul>"#
            ),
            (
                "- > a",
                #"<ul dir="auto"><li dir="auto"><blockquote dir="auto"><p dir="auto">a</p></blockquote></li></ul>"#
            ),
            (
                "- [x] a\n- [ ] b",
                #"<ul dir="auto"><li class="prose-task" dir="auto">☑ a</li><li class="prose-task" dir="auto">☐ b</li></ul>"#
            ),
            (
                "`a<b`\n\n    x  y",
                "<p dir=\"auto\"><code>a&lt;b</code></p>\n<pre dir=\"ltr\" tabindex=\"0\"><code>x  y\n</code></pre>"
            ),
            ("***", "<hr>"),
            (
                "|a|b|\n|-:|---|\n|1|2|",
                #"<div class="prose-table" dir="auto" tabindex="0"><table><thead><tr><th scope="col" data-align="end">a</th><th scope="col">b</th></tr></thead><tbody><tr><td data-align="end">1</td><td>2</td></tr></tbody></table></div>"#
            ),
            ("فكرة", #"<p dir="auto">فكرة</p>"#),
            ("", ""),
        ])
    func formatted(source: String, markup: String) {
        #expect(renderer.html(of: source).markup.trimmed == markup)
    }

    @Test(
        "has links to the web, to mailboxes and to paths of this site, which no search engine follows",
        arguments: [
            ("[a](https://example.org/b?c=d&e)", "https://example.org/b?c=d&amp;e", "a"),
            ("<HTTP://example.org>", "HTTP://example.org", "HTTP://example.org"),
            ("www.example.org", "http://www.example.org", "www.example.org"),
            ("ada@example.org", "mailto:ada@example.org", "ada@example.org"),
            ("[a](/idea-board)", "/idea-board", "a"),
            ("[](https://example.org)", "https://example.org", "https://example.org"),
            ("![a picture](https://example.org/p.png)", "https://example.org/p.png", "a picture"),
            (#"[a](<https://example.org/ "x'\\>)"#, "https://example.org/%20%22x%27%5C", "a"),
            ("[a](https://example.org/فكرة)", "https://example.org/%D9%81%D9%83%D8%B1%D8%A9", "a"),
        ])
    func links(source: String, address: String, text: String) {
        let markup = renderer.html(of: source).markup.trimmed
        let link = #"<a href="\#(address)" rel="nofollow ugc noopener" data-ui="textLink">\#(text)</a>"#
        #expect(markup == #"<p dir="auto">\#(link)</p>"#)
    }

    @Test("keeps its headings below the page's own, none more than one below the one before")
    func headings() {
        func levels(_ source: String) -> [String] {
            renderer.html(of: source).markup.matches(of: #/<(h[1-6]) /#).map { String($0.1) }
        }
        #expect(levels("# a\n## b\n### c\n# d") == ["h2", "h3", "h4", "h2"])
        #expect(levels("###### a\n###### b\n# c\n#### d") == ["h2", "h3", "h2", "h3"])
        #expect(
            levels((1...6).map { String(repeating: "#", count: $0) + " a\n" }.joined()) == [
                "h2", "h3", "h4", "h5", "h6", "h6",
            ])
    }

    @Test("beyond its limits is shown as it was typed")
    func limits() {
        let long = String(repeating: "*a* ", count: 5_000) + "\r\n\r\n<b>\nend"
        let plain = renderer.html(of: long).markup
        #expect(plain.hasPrefix("<p dir=\"auto\">*a* *a* "))
        #expect(plain.hasSuffix("</p><p dir=\"auto\">&lt;b&gt;<br>\nend</p>"))
        let deep = String(repeating: ">", count: 40) + " a"
        #expect(renderer.html(of: deep).markup == #"<p dir="auto">\#(String(repeating: "&gt;", count: 40)) a</p>"#)
        #expect(renderer.html(of: String(repeating: ">", count: 20) + " a").markup.hasPrefix("<blockquote"))
        let repeated =
            "[a]: https://example.org/" + String(repeating: "b", count: 1_900) + "\n\n"
            + String(repeating: "[a]", count: 600)
        #expect(renderer.html(of: repeated).markup.utf8.count < 4_000)
    }

    @Test("means the same to many who ask at once")
    func concurrent() async {
        let sources = ["~~a~~ www.example.org", "|a|\n|-|\n|~~b~~|", "- [x] a@example.org", "plain"]
        let alone = sources.map { renderer.html(of: $0).markup }
        await withTaskGroup(of: (Int, String).self) { group in
            for number in 0..<400 {
                group.addTask { [renderer] in (number % 4, renderer.html(of: sources[number % 4]).markup) }
            }
            for await (index, markup) in group { #expect(markup == alone[index]) }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(self.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
