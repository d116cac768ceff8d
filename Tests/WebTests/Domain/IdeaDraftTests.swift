import MVVM
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

    @Test("keeps no control bytes, and its title on one line")
    func controls() throws {
        let draft = try IdeaDraft.example(title: "Dark\r\nmode\0", text: "one\n\ntwo\0\u{7}", authorName: "A\u{2028}da")
        #expect(draft.title == "Dark  mode")
        #expect(draft.text == "one\n\ntwo")
        #expect(draft.authorName == "A da")
    }

    @Test(
        "takes its tags apart at the commas",
        arguments: [
            ("", []), (" , ,, ", []), ("design", ["design"]), ("design, export ,", ["design", "export"]),
            ("Design, design, DESIGN", ["Design"]), ("cafe\u{301},caf\u{e9}", ["caf\u{e9}"]),
            ("ثيم, 🌓", ["ثيم", "🌓"]), ("a,\u{301}b", ["a", "\u{301}b"]),
        ] as [(String, [String])])
    func tags(typed: String, expected: [String]) throws {
        let tags = try IdeaDraft.example(tagText: typed).tagNames
        #expect(tags.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test("is refused with everything that the rules say")
    func refused() {
        #expect { try IdeaDraft.example(title: " ", authorName: "") } throws: { error in
            (error as? IdeaDraftFailure)?.validations.flatMap(\.messages).flatMap(\.fieldIds) == [
                "title", "authorName",
            ]
        }
    }
}
