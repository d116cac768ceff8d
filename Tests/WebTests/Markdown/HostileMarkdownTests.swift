import MVVM
import MVVMTesting
import Testing

@testable import Web

@Suite("Hostile Markdown")
struct HostileMarkdownTests {
    private static let elements = [
        "html", "head", "title", "body", "p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
        "code", "hr",
        "br", "em", "strong", "del", "a", "div", "table", "thead", "tbody", "tr", "th", "td",
    ]
    private static let attributes = [
        "dir", "href", "rel", "class", "data-ui", "data-align", "tabindex", "start", "scope",
    ]
    /// Every link, and where it may lead.
    private static let strangeLinks =
        "//a[not(starts-with(@href, 'https://') or starts-with(@href, 'http://') or starts-with(@href, 'mailto:')"
        + " or (starts-with(@href, '/') and not(starts-with(@href, '//')) and not(contains(@href, '\\'))))]"

    @Test(
        "brings no element, attribute or address into the page but those of the writer",
        arguments: HostileMarkdown.injections)
    func injection(_ source: String) throws {
        let markup = MarkdownRenderer().html(of: source).markup
        let page = try HTMLDocument("<!doctype html><html><head><title>a</title></head><body>\(markup)</body></html>")
        #expect(page.problems == [])
        #expect(
            try page.count("//*[\(Self.elements.map { "not(self::\($0))" }.joined(separator: " and "))]") == 0,
            "\(markup)")
        #expect(
            try page.count("//@*[\(Self.attributes.map { "name() != '\($0)'" }.joined(separator: " and "))]") == 0,
            "\(markup)")
        #expect(try page.count(Self.strangeLinks) == 0, "\(markup)")
        #expect(try page.count("//a[@rel != 'nofollow ugc noopener' or not(@rel)]") == 0)
        #expect(try page.count("//comment()") == 0)
    }

    @Test("comes to an end, and makes no page of it", .timeLimit(.minutes(1)), arguments: HostileMarkdown.repetitions)
    func slow(_ unit: String) {
        let renderer = MarkdownRenderer()
        // As much as an idea may hold, and as much as is formatted at all.
        for bytes in [4_000, 16_000] {
            let source = String(repeating: unit, count: bytes / unit.utf8.count)
            #expect(renderer.html(of: source).markup.utf8.count <= 64 * bytes, "\(bytes) bytes")
        }
    }
}
