import Testing

@testable import MVVM

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "is one that a slip of the keyboard made into another",
        arguments: [
            ("titel", "title"), ("votse", "votes"), ("vote", "votes"), ("authrName", "authorName"), ("Tags", "tags"),
        ])
    func slip(name: String, meant: String) {
        let names = ["title", "votes", "authorName", "tags"]
        #expect(NearestName.hint(for: name, among: names) == "; did you mean '\(meant)'?")
    }

    @Test("is the first by name of equally near ones, whatever their order")
    func equallyNear() {
        #expect(NearestName.hint(for: "note", among: ["vote", "node"]) == "; did you mean 'node'?")
        #expect(NearestName.hint(for: "note", among: ["node", "vote"]) == "; did you mean 'node'?")
    }

    @Test("is none where more than a third of the letters differ", arguments: ["", "description", "xyz"])
    func far(name: String) {
        #expect(NearestName.hint(for: name, among: ["title", "votes"]) == "")
        #expect(NearestName.hint(for: name, among: []) == "")
    }
}
