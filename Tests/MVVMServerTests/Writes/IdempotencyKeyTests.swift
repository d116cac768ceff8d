import HTTP
import Testing

@testable import MVVMServer

@Suite("An idempotency key")
struct IdempotencyKeyTests {
    @Test(
        "is the same in quotes, as the draft has it, and without, as programs have long sent it",
        arguments: [
            (#""8e03978e-40d5""#, "8e03978e-40d5"), ("8e03978e-40d5", "8e03978e-40d5"), (#""two words""#, "two words"),
            (#""a\"b\\c""#, #"a"b\c"#), (#""a;b,c""#, "a;b,c"),
        ])
    func header(value: FieldValue, key: String) throws {
        #expect(try IdempotencyKey(typed: [:], fields: ["Idempotency-Key": value])?.text == key)
    }

    @Test(
        "that cannot be read is refused, so that nobody believes a write to be safe which is not",
        arguments: [
            #"""#, #""""#, #""open"#, #""a" b"#, #""a";b=1"#, #""a\b""#, "a b", "a,b", "a;b", #"a"b"#, "a\tb",
            FieldValue(String("\"caf\u{e9}\"")) ?? "", FieldValue(String(repeating: "x", count: 256)) ?? "",
        ] as [FieldValue])
    func refused(value: FieldValue) {
        #expect(throws: HTTPFailure.self) { try IdempotencyKey(typed: [:], fields: ["Idempotency-Key": value]) }
    }

    @Test("comes once")
    func twice() {
        let fields: HeaderFields = ["Idempotency-Key": "a", "Idempotency-Key": "a"]
        #expect(throws: HTTPFailure.self) { try IdempotencyKey(typed: [:], fields: fields) }
    }

    @Test("of a form comes before a header; an empty one is none")
    func form() throws {
        let fields: HeaderFields = ["Idempotency-Key": "k"]
        #expect(try IdempotencyKey(typed: ["idempotencyKey": "f"], fields: fields)?.text == "f")
        #expect(try IdempotencyKey(typed: ["idempotencyKey": ""], fields: [:]) == nil)
        #expect(try IdempotencyKey(typed: [:], fields: [:]) == nil)
    }
}
