import Foundation
import Testing

@testable import MVVM

@Suite("A query as it is written")
struct KeyValueEncoderTests {
    private func text(_ query: some Encodable) -> String { KeyValuePair.query(KeyValueEncoder.pairs(of: query).values) }

    @Test("is name=value in declared order; a list repeats its name, what is absent is not there")
    func order() {
        let query = KeyValueQuery(
            text: "a", number: -3, share: 0.5, isOpen: true, id: .stub(), since: StubClock.now, order: .oldest,
            tags: ["b", "c"], numbers: [], range: .init(from: 1))
        #expect(
            text(query)
                == "?text=a&number=-3&share=0.5&isOpen=true&id=00000000-0000-7000-8000-000000000001"
                + "&since=2026-03-14T09%3A26%3A53Z&order=oldest&tags=b&tags=c&range.from=1")
        #expect(text(EmptyQuery()) == "")
    }

    @Test(
        "encodes every byte that could mean something",
        arguments: [
            ("&=+%/", "%26%3D%2B%25%2F"), ("?#;,", "%3F%23%3B%2C"), (" \r\n\0", "%20%0D%0A%00"),
            ("🧑🏽‍🚀", "%F0%9F%A7%91%F0%9F%8F%BD%E2%80%8D%F0%9F%9A%80"), ("\"\u{301}", "%22%CC%81"),
            ("a-b._~Z9", "a-b._~Z9"),
            ("../..", "..%2F.."), ("لوحة", "%D9%84%D9%88%D8%AD%D8%A9"),
        ])
    func bytes(_ value: String, _ encoded: String) {
        #expect(text(["name": value]) == "?name=\(encoded)")
    }

    @Test(
        "keeps any key of a dictionary apart from the dots between names",
        arguments: ["&=+", "a.b", "100%", "%2E", "..", ""])
    func keys(_ key: String) throws {
        let pairs = KeyValueEncoder.pairs(of: ["outer": [key: "x"]]).values
        #expect(try KeyValueDecoder(pairs).decode([String: [String: String]].self) == ["outer": [key: "x"]])
    }
}
