import Localization
import MVVM
import Testing

/// Expects of a `…Fields` protocol what every one has to hold, in every language of its site:
///
/// - its words are there;
/// - each field has a name of its own and a label, and its control is HTML that needs no repair;
/// - each message of a rule is told by one of the examples, at a field that there is, with its slots filled.
///
/// Each fault is an issue of its own at the caller's line.
///
/// - Parameters:
///   - messages: the protocol's words.
///   - fields: all of the form.
///   - invalid: values that break rules, each rule at least once.
///   - results: what rules say that need more than the value, such as the languages of a site.
public func expectFullFieldTests<Messages: PropertyVisitable, Model: ValidatableModel, Shell: ViewModel>(
    _ messages: Messages, fields: [any FormFieldBase], invalid: [Model],
    results: [ValidationResult] = [], on site: SiteUnderTest<Shell>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let results = invalid.flatMap { $0.validate() } + results
    for fault in FullFieldTests(messages: messages, fields: fields, results: results, site: site).faults {
        Issue.record(Comment(rawValue: "\(Messages.self): \(fault)"), sourceLocation: sourceLocation)
    }
}

/// Finds what is wrong with the fields of a form.
struct FullFieldTests<Messages: PropertyVisitable, Shell: ViewModel> {
    let messages: Messages
    let fields: [any FormFieldBase]
    /// What the rules say about the examples.
    let results: [ValidationResult]
    let site: SiteUnderTest<Shell>

    /// In words, empty when all is well.
    var faults: [String] {
        names + untold
            + site.locales.flatMap { locale in
                [words, controls, complaints].flatMap { $0(locale) }.map { "[\(locale)] \($0)" }
            }
    }

    private var names: [String] {
        let ids = fields.map(\.fieldId)
        let repeated = Set(ids.filter { id in ids.count { $0 == id } > 1 }).sorted()
        let unknown = Set(results.flatMap(\.messages).flatMap(\.fieldIds)).subtracting(ids).sorted()
        return repeated.map { "two fields are named '\($0)'" }
            + unknown.map { "a message names the field '\($0)', which there is not" }
    }

    /// The messages of rules that no example breaks.
    private var untold: [String] {
        let told = Set(
            results.flatMap(\.messages).compactMap { message -> [String]? in
                if case .localized(let reference) = message.message { reference.key } else { nil }
            })
        let table = Messages.propertyTable
        return table.properties.indices.compactMap { index in
            guard let key = table.key(at: index), key.contains("validationMessages"), !told.contains(key) else {
                return nil
            }
            return "no example breaks the rule of '\(table.properties[index].name)'"
        }
    }

    private func words(_ locale: LocaleTag) -> [String] {
        var visitor = WordsVisitor(localizer: site.localizer(for: locale))
        messages.accept(&visitor)
        return visitor.words.compactMap { $0.fault(mayHaveSlots: true) }
    }

    private func complaints(_ locale: LocaleTag) -> [String] {
        var visitor = WordsVisitor(localizer: site.localizer(for: locale))
        results.accept(&visitor)
        return visitor.words.compactMap { $0.fault() }
    }

    private func controls(_ locale: LocaleTag) -> [String] {
        fields.flatMap { field in
            let control = FormFieldViewModel(field)
            var visitor = WordsVisitor(localizer: site.localizer(for: locale))
            control.accept(&visitor)
            return visitor.words.compactMap { $0.fault() } + markup(of: control, in: locale)
        }
    }

    private func markup(of control: FormFieldViewModel, in locale: LocaleTag) -> [String] {
        do {
            guard let html = try site.html(of: control, in: locale) else { return ["there is no template of fields"] }
            let document = try HTMLDocument(html)
            let isLabelled = try document.exists("//label | //legend | //input[@type='hidden']")
            return document.problems.map { "the control of '\(control.name)' needs repair, \($0)" }
                + (isLabelled ? [] : ["the control of '\(control.name)' has no label"])
        } catch {
            return ["the control of '\(control.name)' does not render: \(error)"]
        }
    }
}
