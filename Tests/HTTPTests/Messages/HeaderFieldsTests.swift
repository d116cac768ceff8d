import HTTP
import Testing

@Suite("Header fields")
struct HeaderFieldsTests {
    @Test("are found without regard to ASCII case, the first of a name first")
    func lookup() {
        let fields: HeaderFields = ["Accept": "a", "ACCEPT": "b", "Accept-Language": "c"]
        #expect(fields[.accept] == "a")
        #expect(fields.values(of: .accept) == ["a", "b"])
        #expect(fields[.host] == nil)
    }

    @Test("keep their order and spelling, and drop every field of a name at once")
    func order() {
        var fields: HeaderFields = ["B": "1", "a": "2", "B": "3", "C": ""]
        fields.set("A", to: "4")
        #expect(fields.map { "\($0.name)=\($0.value)" } == ["B=1", "B=3", "C=", "A=4"])
        fields.remove("b")
        #expect(fields.map { "\($0.name)=\($0.value)" } == ["C=", "A=4"])
        #expect(fields == ["c": "", "a": "4"])
        #expect(fields != ["a": "4", "c": ""])
    }

    @Test("fold A to Z and nothing else: the Kelvin sign is no k", arguments: ["\u{212A}", "\u{17F}", "é"])
    func foldsASCIIOnly(_ name: String) { #expect(FieldName(name) == nil) }

    @Test(
        "cannot hold a value that ends its line",
        arguments: ["a\r\nSet-Cookie: x", "a\nb", "a\rb", "a\0b", "\u{7F}", " a", "a ", "\ta"])
    func refusesControls(_ text: String) { #expect(FieldValue(text) == nil) }

    @Test("hold tabs inside, and text beyond ASCII", arguments: ["a\tb", "Größe", "", "x y"])
    func acceptsText(_ text: String) { #expect(FieldValue(text)?.text == text) }

    @Test("refuse names that are no tokens", arguments: ["", "a b", "a:", "a\r\n", "(x)"])
    func refusesNames(_ name: String) { #expect(FieldName(name) == nil) }
}
