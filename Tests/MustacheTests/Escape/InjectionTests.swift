import Foundation
import Mustache
import Testing

@Suite("Injection")
struct InjectionTests {
    private static let payloads = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
        "</title><svg/onload=alert(1)>",
        "</textarea><script>alert(1)</script>", "</script><script>alert(1)</script>", "--><script>alert(1)</script>",
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
        "\u{1}javascript:alert(1)",
        "java\nscript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x", "javascript&colon;alert(1)",
        "&#106;avascript:alert(1)", "\"\u{301}onfocus=alert(1) autofocus=\"", "<\u{338}script>", "`onload=alert(1)`",
        "\\\";alert(1);//",
        "\u{2028}alert(1)", "{{title}}", "%{count}", "]]><script>", "<!--<script>", "\u{0}<b>", "onenote:///x#{GUID}",
    ]

    @Test("no payload leaves the text or attribute it stands in", arguments: payloads)
    func staysInside(_ payload: String) throws {
        for (before, after) in [
            ("<p>", "</p>"), ("<p title=\"", "\">"), ("<p title='", "'>"), ("<title>", "</title>"),
            ("<textarea>", "</textarea>"),
            ("<a href=\"", "\">"), ("<a href=\"/", "\">"), ("<a href=\"/?q=", "\">"), ("<img srcset=\"", "\">"),
        ] {
            let html = try render("\(before){{title}}\(after)", board: Board(title: payload))
            #expect(html.hasPrefix(before) && html.hasSuffix(after))
            let inside = html.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count)
            #expect(inside.allSatisfy { !"<>\"'".utf8.contains($0) }, "\(html)")
        }
    }

    @Test("no payload leaves the JSON of a data script", arguments: payloads)
    func staysInJSON(_ payload: String) throws {
        let before = "<script type=\"application/json\">["
        let html = try render("\(before){{title}}]</script>", board: Board(title: payload))
        let inside = html.utf8.dropFirst(before.utf8.count).dropLast("]</script>".utf8.count)
        #expect(inside.allSatisfy { !"<>&'".utf8.contains($0) && $0 >= 0x20 }, "\(html)")
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(Substring(inside))]".utf8)) == [payload])
    }

    @Test(
        "no payload becomes the scheme of a link",
        arguments: payloads.filter { $0.contains(":") && !$0.contains("/?") })
    func isNoScheme(_ payload: String) throws {
        let html = try render("<a href=\"{{title}}\">", board: Board(title: payload))
        let url = html.dropFirst(9).dropLast(2)
        let beginning = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        #expect(!beginning.contains(":"), "\(html)")
    }
}
