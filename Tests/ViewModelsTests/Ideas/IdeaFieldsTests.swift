import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The rules of an idea's fields")
struct IdeaFieldsTests {
    /// The fields that the rules complain about.
    private func refused(
        title: String = "Dark mode", text: String = "", authorName: String = "Ada", tags: String = ""
    ) -> [String] {
        IdeaCreateRequest.RequestBody(title: title, text: text, authorName: authorName, tags: tags).validate()
            .filter { $0.status == .error }.flatMap(\.messages).flatMap(\.fieldIds)
    }

    private func letters(_ count: Int, _ letter: String = "x") -> String { String(repeating: letter, count: count) }

    @Test("hold in every language, each told by an example")
    func full() throws {
        let body = IdeaCreateRequest.RequestBody(title: "Dark mode", authorName: "Ada")
        func broken(_ change: (inout IdeaCreateRequest.RequestBody) -> Void) -> IdeaCreateRequest.RequestBody {
            var body = body
            change(&body)
            return body
        }
        #expect(body.validate() == [])
        expectFullFieldTests(
            IdeaFieldsMessages(), fields: NewIdeaViewModel.formFields(),
            invalid: [
                .init(title: "", authorName: ""),
                broken { $0.title = letters(121) }, broken { $0.text = letters(4_001) },
                broken { $0.authorName = letters(61) }, broken { $0.tags = letters(31) },
                broken { $0.tags = "a,b,c,d,e,f" },
            ],
            results: IdeaCreateRequest.RequestBody(title: "Dark mode", authorName: "Grace")
                .validate(in: ValidationContext(displayName: "Ada")),
            on: try Vitrine.site)
    }

    @Test("count letters as people do", arguments: ["a", "🧑🏽‍🚀", "e\u{301}\u{323}", "ش"])
    func lettersAreCharacters(_ letter: String) {
        #expect(refused(title: letters(120, letter)) == [])
        #expect(refused(title: letters(121, letter)) == ["title"])
    }

    @Test("refuse a letter that carries a wall of accents")
    func accents() {
        #expect(refused(title: "a" + letters(10_000, "\u{315}")) == ["title"])
    }

    @Test("are as quick with a megabyte of accents, or of tags")
    func walls() {
        let accents = "a" + letters(400_000, "\u{301}\u{316}")
        #expect(refused(title: accents, text: accents, authorName: accents) == ["title", "text", "authorName"])
        #expect(refused(tags: letters(500_000, "a,")) == ["tags"])
    }

    @Test(
        "ask for something that can be seen",
        arguments: [
            "", " ", "\n\t", "\u{a0}\u{2003}\u{85}", "\u{2060}", "\u{feff}", "\u{ad}", "\u{3164}", "\u{115f}",
            "\u{2800}",
            "\u{202e}", "\0", "\u{1}\u{7f}", "\u{fffe}", "\u{200c}\u{2060}",
        ])
    func empty(_ typed: String) {
        #expect(refused(title: typed, authorName: typed) == ["title", "authorName"])
    }

    @Test("take exactly the limits")
    func limits() {
        let tags = (1...5).map { "\($0)" + letters(29) }.joined(separator: ",")
        #expect(refused(text: letters(4_000), authorName: letters(60), tags: tags) == [])
    }

    @Test("tell everything at once, in the order of the fields")
    func everything() {
        let all = refused(title: "", text: letters(4_001), authorName: letters(61), tags: letters(31))
        #expect(all == ["title", "text", "authorName", "tags"])
    }

    @Test("refuse a sixth tag, but not a repeated one")
    func tagCount() {
        #expect(refused(tags: "a,b,c,d,e,A") == [])
        #expect(refused(tags: "a,b,c,d,e,f") == ["tags"])
    }

    @Test(
        "ask for a name once: who has one gives none, or the same",
        arguments: [
            (nil, "", ["authorName"]), (nil, "Ada", []), ("Ada", "", []), ("Ada", " Ada ", []),
            ("Ada", "Grace", ["authorName"]), ("Ada", "ada", ["authorName"]),
        ] as [(String?, String, [String])])
    func name(known: String?, typed: String, refused: [String]) {
        let body = IdeaCreateRequest.RequestBody(title: "Dark mode", authorName: typed)
        let results = body.validate(in: ValidationContext(displayName: known))
        #expect(results.flatMap(\.messages).flatMap(\.fieldIds) == refused)
    }

    @Test("are the server's alone: no browser counts letters in its own way")
    func noMaximum() {
        let fields = NewIdeaViewModel().fields + SettingsViewModel(locales: []).fields
        #expect(fields.allSatisfy { $0.attributes.maxLength == nil && $0.attributes.minLength == nil })
    }
}
