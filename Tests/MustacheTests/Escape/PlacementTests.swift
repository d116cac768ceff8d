import Mustache
import Testing

@Suite("Escaping by context")
struct PlacementTests {
    @Test(
        "data is escaped for the place where it stands",
        arguments: [
            ("<p>{{title}}</p>", "a\"b<c>&'d", "<p>a&quot;b&lt;c&gt;&amp;&#39;d</p>"),
            ("<p title='{{title}}'>", "' onclick=x", "<p title='&#39; onclick=x'>"),
            ("<title>{{title}}</title>", "</title><script>", "<title>&lt;/title&gt;&lt;script&gt;</title>"),
            ("<textarea>{{title}}</textarea>", "</textarea>", "<textarea>&lt;/textarea&gt;</textarea>"),
            ("<a href=\"{{title}}\">", "/a b?c=\"d\"&e", "<a href=\"/a%20b?c=%22d%22&amp;e\">"),
            ("<a href=\"{{title}}\">", "https://example.org/é#x", "<a href=\"https://example.org/%C3%A9#x\">"),
            ("<a href=\"{{title}}\">", "HTTPS://x", "<a href=\"HTTPS://x\">"),
            ("<a href=\"{{title}}\">", "mailto:ada@example.org", "<a href=\"mailto:ada@example.org\">"),
            ("<a href=\"{{title}}\">", "%20%zz%", "<a href=\"%20%25zz%25\">"),
            ("<a href=\"{{title}}\">", "onenote:///x#{GUID}", "<a href=\"#\">"),
            ("<a href='{{title}}'>", "/'x", "<a href='/%27x'>"),
            ("<a href=\"/ideas/{{title}}\">", "a/b?c#d", "<a href=\"/ideas/a/b%3Fc%23d\">"),
            ("<a href=\"/?q={{title}}\">", "a/b&c=d+e", "<a href=\"/?q=a%2Fb%26c%3Dd%2Be\">"),
            ("<a href=\"{{title}}?q={{title}}\">", "/x&y", "<a href=\"/x&amp;y?q=%2Fx%26y\">"),
            (
                "<form action=\"{{title}}\"><button formaction=\"{{title}}\">", "data:x",
                "<form action=\"#\"><button formaction=\"#\">"
            ),
            ("<svg><use xlink:href=\"{{title}}\"/></svg>", "javascript:x", "<svg><use xlink:href=\"#\"/></svg>"),
            (
                "<img srcset=\"{{title}}\">", "/a.png 1x, javascript:x 2x, /b c.png",
                "<img srcset=\"/a.png 1x, # 2x, /b\">"
            ),
            ("<img srcset=\"{{title}} 1x, /b.png 2x\">", "/a,b", "<img srcset=\"/a, b 1x, /b.png 2x\">"),
            (
                "<script type=\"application/json\">{\"a\":\"{{title}}\"}</script>", "</script>\"\\\n\u{2028}",
                "<script type=\"application/json\">{\"a\":\"\\u003C/script\\u003E\\\"\\\\\\n\\u2028\"}</script>"
            ),
            (
                "<script type=\"application/json\">[{{title}}]</script>", "a'<!--",
                "<script type=\"application/json\">[\"a\\u0027\\u003C!--\"]</script>"
            ),
            ("<input value=\"{{title}}\" {{#isOpen}}required{{/isOpen}}>", "x", "<input value=\"x\" required>"),
            (
                "<input {{#isOpen}}type=\"checkbox\"{{/isOpen}} name='{{title}}'>", "x",
                "<input type=\"checkbox\" name='x'>"
            ),
            (
                "<script type=\"application/json\">{\"a\": {{help}}}</script>", "x",
                "<script type=\"application/json\">{\"a\": null}</script>"
            ),
            ("<a{{#isOpen}} aria-current=\"page\"{{/isOpen}}>", "x", "<a aria-current=\"page\">"),
            ("<a href=\"/{{#isOpen}}?q={{title}}{{/isOpen}}\">", "&", "<a href=\"/?q=%26\">"),
            ("<a class=\"a {{#isOpen}}{{title}}{{/isOpen}}\">", "\"", "<a class=\"a &quot;\">"),
            ("<!doctype html><!-- {{! no tag }} --><p>{{title}}", "<", "<!doctype html><!--  --><p>&lt;"),
            ("a < b {{title}}", "<", "a < b &lt;"),
            ("<p>{{title}}", "\"\u{301}", "<p>&quot;\u{301}"),
            ("<p title=\"{{title}}\">", "\"\u{301}onclick=\"x", "<p title=\"&quot;\u{301}onclick=&quot;x\">"),
        ])
    func escapes(_ source: String, _ title: String, _ expected: String) throws {
        #expect(try render(source, board: Board(title: title)) == expected)
    }

    @Test(
        "a place where no escaping is safe is refused, with the reason",
        arguments: [
            ("<p title={{title}}>", "1:12: “title” stands in an attribute value without quotes"),
            ("<p title=a{{title}}>", "1:13: “title” stands in an attribute value without quotes"),
            ("<{{title}}>", "1:4: “title” stands in the name of a tag"),
            ("<a{{title}}>", "1:5: “title” stands in the name of a tag"),
            ("<p {{title}}>", "1:6: “title” stands where the name of an attribute is expected"),
            ("<p a{{title}}=\"x\">", "1:7: “title” stands where the name of an attribute is expected"),
            ("<p onclick=\"f('{{title}}')\">", "1:18: “title” stands in an event handler"),
            ("<p ONCLICK='{{title}}'>", "1:15: “title” stands in an event handler"),
            ("<p style=\"color: {{title}}\">", "1:20: “title” stands in a style"),
            ("<style>{{title}}</style>", "1:10: “title” stands in a style"),
            ("<script>{{title}}</script>", "1:11: “title” stands in script code"),
            ("<script type=\"module\">{{title}}</script>", "1:25: “title” stands in script code"),
            ("<script type=\"text/JavaScript\">{{title}}</script>", "1:34: “title” stands in script code"),
            ("<script>\"</scr{{title}}</script>", "1:17: “title” stands in the name of a tag"),
            ("<!-- {{title}} -->", "1:8: “title” stands in an HTML comment"),
            ("<!doctype {{title}}>", "1:13: “title” stands in a declaration"),
            ("<iframe srcdoc=\"{{title}}\">", "1:19: “title” stands in “srcdoc”, a document of its own"),
            ("<xmp>{{title}}</xmp>", "1:8: “title” stands in <xmp>, whose content is not read as HTML"),
            ("<set to=\"{{title}}\"/>", "1:12: “title” stands in an animation, which may set a link"),
            (
                "<a href=\"java{{title}}\">",
                "1:16: “title” stands where it could become part of a URL's scheme; begin the URL with “/” or “./”"
            ),
            (
                "<a href=\"{{title}}{{title}}\">",
                "1:21: “title” stands directly behind other data in a URL; put “/”, “?” or “#” between them"
            ),
            ("<a href=\"{{title}}:x\">", "1:19: a colon behind data could make a scheme of it"),
            (
                "<script type=\"{{title}}\">",
                "1:17: “title” stands in the type of a script, which decides how its content is escaped"
            ),
            (
                "<p {{#isOpen}}title=\"{{/isOpen}}\">",
                "1:7: this section begins between attributes and ends in the value of “title”; it must end as it begins"
            ),
            (
                "{{#isOpen}}<p{{/isOpen}}>",
                "1:4: this section begins in text and ends in the name of a tag; it must end as it begins"
            ),
            (
                "{{#isOpen}}<script>{{/isOpen}}",
                "1:4: this section begins in text and ends in <script>; it must end as it begins"
            ),
            ("<p{{#isOpen}}x{{/isOpen}}>", "1:14: a blank must stand before this attribute"),
            ("<p {{#isOpen}}a{{/isOpen}}b>", "1:27: a blank must stand before this attribute"),
            ("<p {{#isOpen}}a{{/isOpen}}=\"b\">", "1:27: the name of an attribute is expected here"),
            ("<p a={{#isOpen}}\"b\"{{/isOpen}}>", "1:9: a section may not begin in an attribute value without quotes"),
            (
                "<a href=\"{{#cards}}/{{title}}{{/cards}}\">",
                "1:13: this section begins in the value of “href” and ends in the middle of a URL; it must end as it begins"
            ),
            ("<p title=\"{{title}}", "1:20: the template ends in the value of “title”"),
            (
                "<script>a = '<!-- x';</script>",
                "1:15: “<!” may not stand in a script: browsers read what follows in a way of its own"
            ),
        ])
    func refuses(_ source: String, _ expected: String) throws {
        #expect(try mistakes(source).first == expected)
    }
}
