import Mustache
import Testing

@Suite("Mistakes that parsing finds")
struct ParserMistakeTests {
    @Test(
        "broken templates are reported where they break",
        arguments: [
            ("a {{b", ["1:3: this tag has no end “}}”"]),
            ("{{{b}} c", ["1:1: this tag has no end “}}}”"]),
            ("\r\n {{! so", ["2:2: this tag has no end “}}”"]),
            ("{{}}", ["1:3: this tag has no name"]),
            ("{{# }}{{/}}", ["1:5: this tag has no name"]),
            ("{{a b}}", ["1:3: “a b” is not one name: it has blanks in it"]),
            ("{{a..b}}", ["1:3: “a..b” has an empty part"]),
            ("{{>*}}", ["1:5: this tag has no name"]),
            ("{{#a}}", ["1:1: “{{#a}}” is not closed"]),
            ("{{/a}}", ["1:1: “{{/a}}” closes nothing"]),
            ("{{#a}}{{/b}}{{/a}}", ["1:7: “{{/b}}” closes nothing, where “a” is open"]),
            ("{{#a}}{{^b}}{{/a}}", ["1:7: “{{^b}}” is not closed"]),
            (
                "{{#a}}{{$b}}{{<c}}",
                ["1:1: “{{#a}}” is not closed", "1:7: “{{$b}}” is not closed", "1:13: “{{<c}}” is not closed"]
            ),
            ("{{=|=}}", ["1:1: new delimiters are two words without “=”, as in “{{=<% %>=}}”"]),
            ("{{=a=b c=}}", ["1:1: new delimiters are two words without “=”, as in “{{=<% %>=}}”"]),
            ("{{=\(String(repeating: "<", count: 17)) >=}}", ["1:1: a delimiter is longer than 16 bytes"]),
            ("{{=<% %>=}}\n<%#a%>", ["2:1: “<%#a%>” is not closed"]),
            ("é{{#ü}}", ["1:2: “{{#ü}}” is not closed"]),
        ])
    func reports(_ source: String, _ expected: [String]) {
        let error = #expect(throws: TemplateMistakes.self) { try Template(name: "page", source: source) }
        #expect(error?.errors.map { "\($0.line):\($0.column): \($0.message)" } == expected)
    }

    @Test(
        "bytes that are no UTF-8 are reported where they stand",
        arguments: [
            ([0xFF], "1:1"), (Array("é\n<h1>".utf8) + [0xFE] + Array("{{a}}".utf8), "2:5"),
            ([0x61, 0xE2, 0x82], "1:2"),
            ([0xED, 0xA0, 0x80], "1:1"),
        ] as [([UInt8], String)])
    func refusesOtherBytes(_ source: [UInt8], _ place: String) {
        let error = #expect(throws: TemplateMistakes.self) { try Template(name: "page", source: source) }
        #expect(
            error?.errors.map { "\($0.line):\($0.column): \($0.message)" } == ["\(place): the text is not UTF-8 here"])
    }

    @Test("reading ends after 50 mistakes")
    func isBounded() {
        let error = #expect(throws: TemplateMistakes.self) {
            try Template(name: "page", source: String(repeating: "{{/a}}\n", count: 100_000))
        }
        #expect(error?.errors.count == 50)
    }
}
