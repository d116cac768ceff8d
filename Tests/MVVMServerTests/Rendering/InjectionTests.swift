import MVVM
import MVVMTesting
import Testing

@Suite("What somebody sends")
struct InjectionTests {
    private static let payloads = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' autofocus onfocus='alert(1)",
        "\"\u{301}onload=alert(1) x=\"",
        "</title><svg/onload=alert(1)>", "</textarea><iframe src=x>", "</script><script>alert(1)</script>", "--><b>",
        "]]><b>", "<!--<script>", "&lt;b&gt;", "&#60;b&#62;", "<\u{338}b>", "{{title}}", "%{count}", "\\\";alert(1)//",
        "javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,<b>", "//evil.example", "a b\u{2028}c", "`x`",
    ]

    /// An element for each place that escapes in its own way, all about the same text.
    private static let places = [
        "<p>{{link}}</p>", "<p title=\"{{link}}\"></p>", "<p title='{{link}}'></p>", "<a href=\"{{link}}\"></a>",
        "<a href=\"/search?q={{link}}\"></a>", "<img alt=\"\" srcset=\"{{link}}\">", "<textarea>{{link}}</textarea>",
        "<script type=\"application/json\">{\"a\":{{link}}}</script>",
    ]

    private func page(showing text: String) throws -> HTMLDocument {
        let template =
            "<!doctype html><html><head><title>{{link}}</title></head><body>\(Self.places.joined())</body></html>"
        var model = IdeaTableViewModel.stub()
        model.link = text
        return try HTMLDocument(try IdeaTable(template: template).html(model))
    }

    @Test("is text in every place: the page has the elements and attributes that it has of an x", arguments: payloads)
    func staysText(_ payload: String) throws {
        let (harmless, page) = (try page(showing: "x"), try page(showing: payload))
        #expect(page.problems == [])
        #expect(try page.count("//*") == harmless.count("//*"))
        #expect(try page.count("//@*") == harmless.count("//@*"))
        for name in ["title", "p", "a", "img", "textarea", "script"] {
            #expect(try page.count("//\(name)") == harmless.count("//\(name)"))
        }
        let words = payload.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        #expect(try page.texts("//title | //p[1] | //textarea") == [words, words, words])
    }

    @Test("is no scheme of a link", arguments: payloads)
    func isNoScheme(_ payload: String) throws {
        let link = try #require(try page(showing: payload).attribute("href", at: "//a[1]"))
        #expect(!link.lowercased().contains("script:") && !link.lowercased().hasPrefix("data:"))
    }
}
