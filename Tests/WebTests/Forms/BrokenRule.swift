import Testing

/// One rule of one form, broken alone.
struct BrokenRule: Sendable, CustomTestStringConvertible {
    let form: String
    let method: String
    let field: String
    let value: String
    /// In English, as every face says it.
    let message: String
    /// Other values that are sent along.
    var besides: [String: String] = [:]

    var testDescription: String { "\(form) \(field): \(message)" }

    /// The body that breaks nothing but this rule.
    var body: [String: String] {
        (form == "/idea-create" ? ["title": "Dark mode", "authorName": "Ada"] : besides).merging([field: value]) { $1 }
    }

    private static func idea(_ field: String, _ value: String, _ message: String) -> BrokenRule {
        BrokenRule(form: "/idea-create", method: "POST", field: field, value: value, message: message)
    }

    private static func settings(_ field: String, _ value: String, _ message: String) -> BrokenRule {
        BrokenRule(form: "/settings-save", method: "PUT", field: field, value: value, message: message)
    }

    private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

    /// Every rule of every form.
    static let all = [
        idea("title", " ", "Give the idea a title."),
        idea("title", letters(121), "Keep the title to 120 characters."),
        idea("text", letters(4_001), "Keep the description to 4,000 characters."),
        idea("authorName", "", "Tell us your name."),
        idea("authorName", letters(61), "Keep your name to 60 characters."),
        idea("tags", "a,b,c,d,e,f", "Use at most 5 tags."),
        idea("tags", letters(31), "Keep each tag to 30 characters."),
        settings("displayName", letters(61), "Keep your name to 60 characters."),
        settings("locale", "tlh", "Choose one of the languages of this site."),
        settings("timeZone", "Mars/Olympus", "Choose one of the time zones of the list."),
        settings("theme", "sepia", "Choose light, dark or as the device."),
    ]
}
