import Mustache
import Testing

@Suite("The syntax of Mustache")
struct SyntaxTests {
    private let idea = DynamicValue.object([
        ("title", .text("Dark <mode>")), ("votes", .integer(-12)), ("isOpen", .flag(true)), ("note", .text("")),
        ("author", .object([("name", .text("Ada"))])), ("none", .null), ("tags", .list([.text("ui"), .text("api")])),
        ("empty", .list([])),
    ])

    @Test(
        "tags are replaced",
        arguments: [
            ("{{title}} {{{title}}} {{&title}}", "Dark &lt;mode&gt; Dark <mode> Dark <mode>"),
            ("{{ title }}{{{ votes }}}{{& votes }}", "Dark &lt;mode&gt;-12-12"),
            ("{{author.name}}{{author.none}}{{title.name}}{{missing}}", "Ada"),
            ("{{#isOpen}}a{{/isOpen}}{{^isOpen}}b{{/isOpen}}", "a"),
            ("{{#note}}a{{/note}}{{^note}}b{{/note}}", "b"),
            ("{{#empty}}a{{/empty}}{{^empty}}b{{/empty}}{{^none}}c{{/none}}", "bc"),
            ("{{#tags}}{{.}},{{/tags}}", "ui,api,"),
            (
                "{{#tags}}{{#isOpen}}{{.}}{{/isOpen}}{{/tags}}{{#author}}{{#isOpen}}{{name}}{{/isOpen}}{{/author}}",
                "uiapiAda"
            ),
            ("{{#tags}}{{^empty}}{{.}}{{/empty}}{{/tags}}", "uiapi"),
            ("{{#author}}{{name}} {{votes}}{{/author}}", "Ada -12"),
            ("{{#tags}}{{author.name}}{{#author}}{{name}}{{/author}}{{/tags}}", "AdaAdaAdaAda"),
            ("{{#votes}}{{.}}{{/votes}}", "-12"),
            ("a{{! a comment with }} b", "a b"),
            ("{{=<% %>=}}<%votes%>{{votes}}<%={{ }}=%>{{votes}}", "-12{{votes}}-12"),
        ])
    func replaces(_ source: String, _ expected: String) throws {
        #expect(try render(source, idea) == expected)
    }

    @Test(
        "a tag that has its line for itself takes the line with it, whatever ends it",
        arguments: [
            ("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc", "a\nb\nc"),
            ("a\r\n {{#isOpen}} \r\nb\r\n\t{{/isOpen}}\r\nc", "a\r\nb\r\nc"),
            ("{{! a }}\n{{! b }}\n", ""),
            ("{{title}}\n", "Dark &lt;mode&gt;\n"),
            ("{{#isOpen}} {{/isOpen}}\n", " \n"),
            ("{{#isOpen}}\n\n{{/isOpen}}", "\n"),
            ("{{#isOpen}} \u{a0}\n{{/isOpen}}", " \u{a0}\n"),
        ])
    func removesLines(_ source: String, _ expected: String) throws {
        #expect(try render(source, idea) == expected)
    }

    @Test(
        "a partial's lines are indented like its tag",
        arguments: [
            ("  {{>p}}\n", "a\n{{votes}}\n", "  a\n  -12\n"),
            ("  {{>p}} x\n", "a\nb\n", "  a\nb\n x\n"),
            ("\t{{>p}}\n", "{{#isOpen}}\na\n{{/isOpen}}\n{{#isOpen}}b{{/isOpen}}\n", "\ta\n\tb\n"),
            (" {{>p}}\r\nx", "a\r\nb", " a\r\n bx"),
            (" {{>p}}\n", "a\n  {{>q}}\nb\n", " a\n   q\n   q\n b\n"),
            (" {{>p}}\n", "a {{>q}} b\n", " a q\nq\n b\n"),
        ])
    func indents(_ source: String, _ partial: String, _ expected: String) throws {
        #expect(try render(source, idea, partials: ["p": partial, "q": "q\nq\n"]) == expected)
    }

    @Test("a partial that contains itself is indented at each level")
    func recurses() throws {
        let leaf = DynamicValue.object([("title", .text("b")), ("replies", .list([]))])
        let tree = DynamicValue.object([("title", .text("a")), ("replies", .list([leaf, leaf]))])
        let partial = "{{title}}\n{{#replies}}\n  {{>node}}\n{{/replies}}\n"
        #expect(try render("{{>node}}", tree, partials: ["node": partial]) == "a\n  b\n  b\n")
    }

    @Test(
        "a parent's blocks are replaced by arguments, the outermost first",
        arguments: [
            ("{{<p}}{{$a}}1{{/a}}{{/p}}", "[{{$a}}x{{/a}}{{$b}}y{{/b}}]", "[1y]"),
            ("{{<p}}{{$a}}1{{$b}}2{{/b}}{{/a}}{{/p}}", "{{$a}}x{{/a}}{{$b}}y{{/b}}", "12y"),
            ("{{<p}}{{$a}}({{$a}}again{{/a}}){{/a}}{{/p}}", "{{$a}}x{{/a}}", "(again)"),
            ("{{<p}}{{$a}}\n1\n2\n{{/a}}{{/p}}", "<\n    {{$a}}\n    {{/a}}\n>", "<\n    1\n    2\n>"),
            ("{{<p}}{{$a}}{{votes}}{{/a}}{{/p}}", "{{#author}}{{$a}}{{/a}}{{/author}}", "-12"),
            ("{{<*author.name}}{{$a}}1{{/a}}{{/*author.name}}", "", "Ada says 1"),
        ])
    func inherits(_ source: String, _ parent: String, _ expected: String) throws {
        #expect(try render(source, idea, partials: ["p": parent, "Ada": "Ada says {{$a}}{{/a}}"]) == expected)
    }

    @Test("a dynamic name finds a partial through a value, indentation included")
    func findsDynamicPartial() throws {
        let value = DynamicValue.object([("kind", .text("note")), ("text", .text("t"))])
        #expect(try render("  {{>*kind}}\n", value, partials: ["note": "<\n{{text}}\n"]) == "  <\n  t\n")
    }
}
