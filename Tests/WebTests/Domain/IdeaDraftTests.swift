import Testing

@testable import Web

@Suite("A draft")
struct IdeaDraftTests {
    @Test("is trimmed and normalised, so that one text has one spelling")
    func tidied() throws {
        let draft = try IdeaDraft.example(title: "\u{a0} Cafe\u{301}\n", text: " a \n b ", authorName: "\tAda ")
        #expect(Array(draft.title.utf8) == Array("Caf\u{e9}".utf8))
        #expect(draft.text == "a \n b")
        #expect(draft.authorName == "Ada")
    }

    @Test(
        "takes its tags apart at the commas",
        arguments: [
            ("", []), (" , ,, ", []), ("design", ["design"]), ("design, export ,", ["design", "export"]),
            ("Design, design, DESIGN", ["Design"]), ("cafe\u{301},caf\u{e9}", ["caf\u{e9}"]),
            ("ثيم, 🌓", ["ثيم", "🌓"]), ("a,\u{301}b", ["a", "\u{301}b"]),
        ] as [(String, [String])])
    func tags(typed: String, expected: [String]) throws {
        let tags = try IdeaDraft.example(tagText: typed).tags
        #expect(tags.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test("counts letters as people do", arguments: ["a", "🧑🏽‍🚀", "e\u{301}\u{323}", "ش"])
    func letters(_ letter: String) throws {
        _ = try IdeaDraft.example(title: String(repeating: letter, count: 120))
        #expect(throws: IdeaDraftFailure(problems: [.tooLong(.title, maximum: 120)])) {
            try IdeaDraft.example(title: String(repeating: letter, count: 121))
        }
    }

    @Test("refuses a letter that carries a wall of accents")
    func accents() {
        #expect(throws: IdeaDraftFailure(problems: [.tooLong(.title, maximum: 120)])) {
            try IdeaDraft.example(title: "a" + String(repeating: "\u{315}", count: 10_000))
        }
    }

    @Test("is too short when only white space was typed", arguments: ["", " ", "\n\t", "\u{a0}\u{2003}\u{85}"])
    func empty(_ typed: String) {
        #expect(throws: IdeaDraftFailure(problems: [.tooShort(.title, minimum: 1)])) {
            try IdeaDraft.example(title: typed)
        }
    }

    @Test("takes exactly the limits, in text, name and tags")
    func limits() throws {
        let tags = (1...5).map { "\($0)" + String(repeating: "x", count: 29) }.joined(separator: ",")
        _ = try IdeaDraft.example(
            text: String(repeating: "x", count: 4_000), authorName: String(repeating: "x", count: 60), tagText: tags)
    }

    @Test("tells all its problems at once, in the order of the fields")
    func problems() {
        let tags = String(repeating: "x", count: 31)
        let expected: [IdeaDraftProblem] = [
            .tooShort(.title, minimum: 1), .tooLong(.text, maximum: 4_000), .tooLong(.authorName, maximum: 60),
            .tooLong(.tags, maximum: 30),
        ]
        #expect(throws: IdeaDraftFailure(problems: expected)) {
            try IdeaDraft.example(
                title: "", text: String(repeating: "x", count: 4_001), authorName: String(repeating: "x", count: 61),
                tagText: tags)
        }
    }

    @Test("refuses a sixth tag, but not a repeated one")
    func tagCount() throws {
        #expect(try IdeaDraft.example(tagText: "a,b,c,d,e,A").tags.count == 5)
        #expect(throws: IdeaDraftFailure(problems: [.tooManyTags(maximum: 5)])) {
            try IdeaDraft.example(tagText: "a,b,c,d,e,f")
        }
    }
}
