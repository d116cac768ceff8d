import Testing

@testable import Localization

@Suite("YAMLReader")
struct YAMLReaderTests {
    private func read(_ text: String) throws(CatalogMistake) -> YAMLNode {
        try YAMLReader.read(Array(text.utf8), name: "en.yml")
    }

    @Test(
        "Every scalar stays text, with its spaces",
        arguments: [
            ("no", "no"), ("on", "on"), ("1.10", "1.10"), ("~", "~"), ("null", "null"), ("'  a  '", "  a  "),
            (#""a\tb\u00e9""#, "a\tbé"), ("0x1F", "0x1F"), ("'it''s'", "it's"), ("a # comment", "a"),
            ("2026-03-14", "2026-03-14"),
        ])
    func scalars(yaml: String, text: String) throws {
        #expect(try read("key: \(yaml)\n").outline == "{key: <\(text)>}")
    }

    @Test("Maps keep their order, lists and nesting their shape, a BOM is skipped")
    func shapes() throws {
        let text = "\u{FEFF}b: 1\r\na: [x, {y: z}]\nc:\n  - |\n    two\n    lines\n  - {}\n"
        #expect(try read(text).outline == "{b: <1>, a: [<x>, {y: <z>}], c: [<two\nlines\n>, {}]}")
    }

    @Test("A node knows its line and column, in letters")
    func positions() throws {
        guard case .mapping(let entries) = try read("é: { ü: x,  ö: y }").content,
            case .mapping(let inner) = entries[0].value.content
        else {
            Issue.record("no maps")
            return
        }
        #expect(inner[1].keyPosition.line == 1)
        #expect(inner[1].keyPosition.column == 13)
        #expect(inner[1].value.position.column == 16)
    }

    @Test(
        "What a catalog may not hold is refused at its place",
        arguments: [
            ("a: &x 1\n", "1:4: an anchor (&) stands here; a catalog has none"),
            ("a: b\nc: *x\n", "2:4: an alias (*) refers to an anchor; write it out"),
            ("a: !!str 1\n", "1:4: a tag (!) stands here; every value of a catalog is text"),
            ("a: !x {}\n", "1:4: a tag (!) stands here; every value of a catalog is text"),
            ("a: &m {}\n", "1:4: an anchor (&) stands here; a catalog has none"),
            ("a: &s []\n", "1:4: an anchor (&) stands here; a catalog has none"),
            ("a: 1\n---\nb: 2\n", "2:1: a second document begins; a catalog has one"),
            ("%YAML 1.1\n---\na: 1\n", "1:1: a catalog takes no % directives"),
            ("%TAG ! x:\n---\na: 1\n", "1:1: a catalog takes no % directives"),
            ("a: 1\nb: 2\na: 3\n", "3:1: 'a' stands twice here, first in line 1"),
            ("a:\n\tb: 1\n", "2:1: a tab indents this line; YAML takes spaces"),
            ("a:\n  \tb: 1\n", "2:3: a tab indents this line; YAML takes spaces"),
            ("", "1:1: the file is empty"),
            ("# only a comment\n", "2:1: the file is empty"),
            ("a: [1, 2\n", "2:1: did not find expected ',' or ']'"),
            ("a: 'x\n", "2:1: found unexpected end of stream"),
            ("a: b: c\n", "1:5: mapping values are not allowed in this context"),
            ("a: 1\n  b: 2\n", "2:4: mapping values are not allowed in this context"),
            ("? [a]\n: b\n", "1:3: a key is a text"),
            ("a: \"\\q\"\n", "1:5: found unknown escape character"),
            ("a: %x\n", "1:4: found character that cannot start any token"),
            ("a: @x\n", "1:4: found character that cannot start any token"),
        ])
    func refused(text: String, mistake: String) {
        let error = #expect(throws: CatalogMistake.self) { try read(text) }
        #expect(error.map { "\($0.line):\($0.column): \($0.message)" } == mistake)
    }

    @Test(
        "Bytes that are no UTF-8 are refused at their place",
        arguments: [
            ([UInt8]("a: b\nc: x".utf8) + [0xFF], 2, 5), ([0xFE, 0xFF, 0x00, 0x61], 1, 1), ([0x61, 0xC0, 0xAE], 1, 2),
            ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], 1, 4),
        ])
    func encoding(bytes: [UInt8], line: Int, column: Int) {
        let error = #expect(throws: CatalogMistake.self) { try YAMLReader.read(bytes, name: "en.yml") }
        #expect(error?.message == "the text is not UTF-8 here")
        #expect(error.map { [$0.line, $0.column] } == [line, column])
    }

    @Test("A control character is refused")
    func control() {
        let error = #expect(throws: CatalogMistake.self) { try read("a: b\nc: x\u{0}\n") }
        #expect(error?.message == "control characters are not allowed")
        #expect(error.map { [$0.line, $0.column] } == [2, 5])
    }

    /// A text that is too deep or too long, repeated on demand: as an argument it would fill the test's output. The deep
    /// ones are as long as a file may be: reading one to its end takes libyaml, quadratic in depth, the better part of an
    /// hour.
    struct Excess: Sendable, CustomTestStringConvertible {
        let pattern: String
        let count: Int
        /// Where it is refused: a mistake at the 17th level, not at a later one.
        let mistake: String
        var testDescription: String { "\(count) times \(pattern)" }
    }

    @Test(
        "Depth and size are limited while events are read", .timeLimit(.minutes(5)),
        arguments: [
            Excess(pattern: "[", count: 1_000_000, mistake: "1:17: more than 16 levels are nested here"),
            Excess(pattern: "{a: ", count: 250_000, mistake: "1:65: more than 16 levels are nested here"),
            Excess(pattern: "- ", count: 500_000, mistake: "1:33: more than 16 levels are nested here"),
            Excess(
                pattern: "a: b\n", count: 200_001,
                mistake: "1:1: the file has 1000005 bytes; a catalog may have 1000000"),
        ])
    func limits(excess: Excess) {
        let text = String(repeating: excess.pattern, count: excess.count)
        let error = #expect(throws: CatalogMistake.self) { try read(text) }
        #expect(error.map { "\($0.line):\($0.column): \($0.message)" } == excess.mistake)
    }

    @Test("Sixteen levels are read")
    func deepest() throws {
        let text = String(repeating: "[", count: 16) + String(repeating: "]", count: 16)
        #expect(try read(text).outline == text)
    }

    @Test("A mistake prints its line and a caret below the column")
    func description() {
        let error = #expect(throws: CatalogMistake.self) { try read("a: 1\nbee: *x\n") }
        #expect(
            error?.description
                == "en.yml:2:6: an alias (*) refers to an anchor; write it out\nbee: *x\n     ^")
    }
}

extension YAMLNode {
    /// `{a: <text>, b: [<x>]}`
    fileprivate var outline: String {
        switch content {
        case .scalar(let text): "<\(text)>"
        case .mapping(let entries): "{\(entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", "))}"
        case .sequence(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
        }
    }
}
