import MVVM
import Testing

@testable import Localization

@Suite("Warnings of the catalog check")
struct CatalogWarningTests {
    /// Words enough for a share to say something.
    private static let keys = (0..<25).map { ["Words", "word\($0)"] }

    private func catalog(_ locale: String, _ text: (Int) -> String) -> String {
        let lines = (0..<25).map { "    word\($0): \(text($0))\n" }
        return "\(locale):\n  Words:\n\(lines.joined())"
    }

    private func warnings(_ files: [String: String]) throws -> [String] {
        try TemporaryCatalogs(files).load([], references: Self.keys).warnings.map { "\($0.line): \($0.message)" }
    }

    @Test("A locale whose texts are those of the source was probably not translated")
    func untranslated() throws {
        let english = catalog("en") { "Word \($0)" }
        #expect(
            try warnings(["en.yml": english, "es.yml": catalog("es") { $0 < 8 ? "Word \($0)" : "Palabra \($0)" }])
                == ["1: 8 of 25 texts of 'es' are equal to 'en'"])
        #expect(
            try warnings(["en.yml": english, "es.yml": catalog("es") { $0 < 7 ? "Word \($0)" : "Palabra \($0)" }]) == []
        )
        #expect(try warnings(["en.yml": english, "en-GB.yml": catalog("en-GB") { "Word \($0)" }]) == [])
    }

    @Test("A form of a map that ends with a space where the source's does not is one too")
    func spaces() throws {
        let forms = #"{ plural: count, one: a, other: "b" }"#
        let english = catalog("en") { $0 == 3 ? forms : "Word \($0)" }
        let spanish = catalog("es") {
            $0 == 3 ? #"{ plural: count, one: a, many: c, other: " b" }"# : "Palabra \($0)"
        }
        #expect(
            try warnings(["en.yml": english, "es.yml": spanish]) == [
                "6: 'Words.word3' begins with a space where its source does not, or the reverse"
            ])
    }
}
