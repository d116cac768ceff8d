import Testing

@testable import Localization

@Suite("DatePatternField")
struct DatePatternFieldTests {
    @Test(
        "A pattern falls into letters and literal text",
        arguments: [
            ("d 'de' MMMM", [DatePatternField.letters("d", count: 1), literal(" de "), .letters("M", count: 4)]),
            ("y年M月", [.letters("y", count: 1), literal("年"), .letters("M", count: 1), literal("月")]),
            ("h 'o''clock' a", [.letters("h", count: 1), literal(" o'clock "), .letters("a", count: 1)]),
            ("''yy", [literal("'"), .letters("y", count: 2)]), ("", []),
        ])
    func fields(pattern: String, fields: [DatePatternField]) {
        #expect(DatePatternField.fields(of: pattern) == fields)
    }

    private static func literal(_ text: String) -> DatePatternField { .literal(Array(text.utf8)) }
}
