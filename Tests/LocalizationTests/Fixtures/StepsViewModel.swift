import MVVM

/// Lists, joined texts and markup.
@ViewModel
struct StepsViewModel {
    @LocalizedStrings var steps
    @LocalizedString var separator
    @LocalizedCompoundString(pieces: \._steps, separator: \._separator) var whole
    @LocalizedString(propertyName: "steps", index: 0) var firstStep
    @LocalizedSubs(substitutions: \.names) var greetingHtml
    @LocalizedString var hintHtml
    var vmId: ViewModelId = .init(type: Self.self)
    private var name = ""

    private var names: LocalizableSlots { .init("name", LocalizableString.constant(name)) }

    init(name: String) { self.name = name }

    static func stub() -> Self { .init(name: "Ada") }
}
