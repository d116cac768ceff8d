import Testing

/// A text that people really send. Reports show it escaped: one of them would end the line in the log.
struct HostileText: CustomTestStringConvertible {
    let text: String

    var testDescription: String { String(text.debugDescription.prefix(40)) }

    static let all = [
        "", "Dark mode", "🧑🏽‍🚀", "لوحة الأفكار", "\u{202e}txt.exe", "before\0after", "\0", "line\r\nline",
        "'; DROP TABLE note; --", "{{title}} %{count} <script>", "e\u{301}", "\u{e9}", "\"\u{301}",
        String(repeating: "ab", count: 5_000),
    ].map(HostileText.init(text:))
}
