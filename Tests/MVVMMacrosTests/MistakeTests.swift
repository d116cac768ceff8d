import Testing

@Suite("A wrong use of a macro")
struct MistakeTests {
    private static let noStruct = "a view model is a struct: it is a value that was projected from data"
    private static let noPart = "only a struct has properties to visit; an enum takes @ViewModelEnum"
    private static let constant =
        "a 'let' with a default is never read back from JSON; make it 'var', or assign it in the initializer"
    private static let hidden =
        "a private property is in no face, so it needs a default when JSON is read; only 'let …: Bool' (false) has one"

    @Test(
        "is told in one sentence, and nothing is written",
        arguments: [
            ("@ViewModel class CardViewModel {}", noStruct), ("@ViewModel enum CardViewModel { case open }", noStruct),
            ("@ViewModelPart actor Size {}", noPart), ("@LocalizableError enum ResponseError { case gone }", noPart),
            ("@ViewModelEnum struct Status {}", "@ViewModelEnum belongs on an enum"),
            (
                "@ViewModelEnum enum Status { case done(Int, String) }",
                "a case carries one value; put several into a struct"
            ),
            ("@ViewModel struct CardViewModel { let limit = 3 }", constant),
            ("@ViewModel struct CardViewModel: Codable {}", "the macro already adds this conformance"),
            ("@LocalizableError struct ResponseError: Sendable {}", "the macro already adds this conformance"),
            ("@ViewModel struct CardViewModel { private let secret: String }", hidden),
            ("@ViewModel struct CardViewModel { private var secret: String }", hidden),
        ])
    func message(_ source: String, _ message: String) {
        let expansion = Expansion(of: source)
        #expect(expansion.messages == [message])
        #expect(!expansion.text.contains("extension"))
    }

    @Test(
        "comes with what to write instead, where that is clear",
        arguments: [
            ("@ViewModel class CardViewModel {}", ["make it a 'struct' → struct"]),
            ("@LocalizableError actor ResponseError {}", ["make it a 'struct' → struct"]),
            ("@ViewModel struct CardViewModel { let limit = 3 }", ["make it 'var' → var"]),
            ("@ViewModel enum CardViewModel { case open }", []),
        ])
    func remedy(_ source: String, _ remedies: [String]) {
        #expect(Expansion(of: source).remedies == remedies)
    }

    @Test("Everything wrong is told at once")
    func all() {
        let expansion = Expansion(
            of: "@ViewModel struct CardViewModel: Codable, Sendable { let a = 1, b = 2; let c = 3 }")
        #expect(expansion.messages.count == 5)
    }

    @Test("A private flag, and a private variable with a default, are no mistakes")
    func sound() {
        let source =
            "@ViewModel struct CardViewModel { private let isStub: Bool; private var cache = 1; private let note: String? }"
        #expect(Expansion(of: source).messages == [])
    }
}
