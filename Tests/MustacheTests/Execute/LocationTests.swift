import Mustache
import Testing

@Suite("Values that are read where they lie")
struct LocationTests {
    private struct Card {
        var title = "Export <CSV>"
        var votes = -7
        var isOpen = true
        var owner = Owner()
        var tags = ["ui", "a & b"]
    }

    private struct Owner {
        var isKnown = false
        var name = "Ada \"the first\" Lovelace & Charles"
    }

    /// A card by its address. What it is asked for by slot tells a test that it was asked.
    private struct Lent: Context {
        let card: UnsafePointer<Card>
        var isPlaced = true

        var address: UnsafeRawPointer? { isPlaced ? UnsafeRawPointer(card) : nil }

        func slot(for name: String) -> Int? { LocationTests.card.slot(for: name) }

        func visit(_ slot: Int, with executor: Executor) {
            if slot == 1 { executor.integer(card.pointee.votes) } else { executor.text("slot \(slot)") }
        }

        func visit(_ form: Int, at address: UnsafeRawPointer, with executor: Executor) {
            if form == 2 { return executor.object(Lent(card: card)) }
            guard executor.plainText(ofAtMost: 64, writtenBy: { form == 0 ? write("3 März", to: $0) : nil }) else {
                return executor.text("form \(form)")
            }
        }

        private func write(_ text: String, to memory: UnsafeMutablePointer<UInt8>) -> Int {
            for (index, byte) in text.utf8.enumerated() { memory[index] = byte }
            return text.utf8.count
        }
    }

    private static let owner: Schema = Schema(
        name: "Owner",
        fields: [
            Schema.Field("isKnown", .flag, location: location(of: \Owner.isKnown, .flag)),
            Schema.Field("name", .text, location: location(of: \Owner.name, .text)),
        ])

    private static let card: Schema = Schema(
        name: "Card",
        fields: [
            Schema.Field("title", .text, location: location(of: \Card.title, .text)),
            Schema.Field("votes", .number, location: location(of: \Card.votes, .integer)),
            Schema.Field("isOpen", .flag, location: location(of: \Card.isOpen, .flag)),
            Schema.Field("owner", .object { owner }, location: location(of: \Card.owner, .other(2))),
            Schema.Field("tags", .list(.text), location: location(of: \Card.tags, .texts)),
            Schema.Field("computed", .text),
            Schema.Field("written", .text, location: Location(offset: 0, form: .other(0))),
            Schema.Field("said", .text, location: Location(offset: 0, form: .other(1))),
            Schema.Field("itself", .object { card }, location: Location(offset: 0, form: .other(2))),
        ])

    private static func location<Root>(of field: PartialKeyPath<Root>, _ form: Location.Form) -> Location? {
        MemoryLayout<Root>.offset(of: field).map { Location(offset: $0, form: form) }
    }

    private func html(_ template: String, _ card: Card = Card(), isPlaced: Bool = true) throws -> String {
        let program = try bind(template, schema: LocationTests.card)
        return try withUnsafePointer(to: card) { pointer in
            String(decoding: try program.render(Lent(card: pointer, isPlaced: isPlaced)), as: UTF8.self)
        }
    }

    @Test(
        "are written escaped, tested and entered as if they had been asked for",
        arguments: [
            ("{{title}}", "Export &lt;CSV&gt;"), ("{{votes}}", "-7"), ("{{computed}}", "slot 5"),
            ("<a href=\"{{title}}\"></a>", "<a href=\"Export%20%3CCSV%3E\"></a>"),
            ("{{owner.name}}", "Ada &quot;the first&quot; Lovelace &amp; Charles"),
            ("{{#isOpen}}open{{/isOpen}}{{^isOpen}}closed{{/isOpen}}", "open"),
            ("{{#owner.isKnown}}known{{/owner.isKnown}}{{^owner.isKnown}}unknown{{/owner.isKnown}}", "unknown"),
            ("{{#title}}titled{{/title}}{{^title}}untitled{{/title}}", "titled"),
            ("{{#itself}}{{title}} {{computed}}{{/itself}}", "Export &lt;CSV&gt; slot 5"),
            ("{{#itself}}{{#itself}}{{votes}}{{/itself}}{{/itself}}", "-7"),
            ("{{written}}", "3 März"), ("{{said}}", "form 1"),
            ("<p title=\"{{written}}\"></p>", "<p title=\"3 März\"></p>"),
            ("<a href=\"/?q={{written}}\"></a>", "<a href=\"/?q=3%20M%C3%A4rz\"></a>"),
            ("{{#tags}}<li>{{.}}</li>{{/tags}}", "<li>ui</li><li>a &amp; b</li>"),
            ("{{#tags}}{{votes}}{{/tags}}", "-7-7"),
            ("{{#tags}}{{#.}}x{{/.}}{{/tags}}{{^tags}}none{{/tags}}", "xx"),
        ])
    func agree(_ template: String, _ expected: String) throws {
        #expect(try html(template) == expected)
    }

    @Test("are asked for in a value that is further out")
    func isFurtherOut() throws {
        let inner = Schema(name: "Inner", fields: [Schema.Field("note", .text)])
        let outer = Schema(
            name: "Outer", fields: LocationTests.card.fields + [Schema.Field("inner", .object { inner })])
        let program = try bind("{{#inner}}{{votes}}{{/inner}}", schema: outer)
        struct Outer: Context {
            func slot(for name: String) -> Int? { nil }
            func visit(_ slot: Int, with executor: Executor) {
                if slot == 1 { executor.integer(12) } else { executor.object(self) }
            }
        }
        #expect(String(decoding: try program.render(Outer()), as: UTF8.self) == "12")
    }

    @Test("are an error in a value that has no address", arguments: ["{{title}}", "{{#isOpen}}x{{/isOpen}}"])
    func hasNoAddress(_ template: String) {
        #expect(throws: RenderError.schemaViolated) { try html(template, isPlaced: false) }
    }

    @Test("texts of each length keep their bytes, in front of and behind others")
    func keepsLengths() throws {
        for length in 0..<70 {
            let title = String(
                "abcdefghij&lmnopqrst<vwxyzabcdefghijklmnopqrst'vwxyzabcdefghijklmnopq\"stuvwxyz".prefix(length))
            let escaped =
                title.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("'", with: "&#39;")
                .replacing("\"", with: "&quot;")
            // Swift keeps a short text in the string itself, unless it has reserved more.
            var elsewhere = title
            elsewhere.reserveCapacity(100)
            let around = String(repeating: "-", count: length)
            for title in [title, elsewhere] {
                #expect(
                    try html("\(around)<b>{{title}}</b>\(around)", Card(title: title))
                        == "\(around)<b>\(escaped)</b>\(around)")
            }
        }
    }

    @Test("every character of one or two bytes is written whole at each place of a word, but for the five of HTML")
    func keepsCharacters() throws {
        let entities: [Unicode.Scalar: String] = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
        ]
        let program = try bind("{{title}}", schema: LocationTests.card)
        let executor = Executor()
        for scalar in (UInt32(0)..<0x800).compactMap(Unicode.Scalar.init) {
            for place in 0..<9 {
                let before = String(repeating: "a", count: place)
                let html = try withUnsafePointer(to: Card(title: "\(before)\(scalar)b")) { card in
                    try program.render(Lent(card: card), with: executor)
                }
                #expect(html == Array("\(before)\(entities[scalar] ?? String(scalar))b".utf8))
            }
        }
    }
}
