import MVVM

/// A value of a switch, as its option shows it.
@ViewModelPart
struct StubSwitchValue {
    /// What the address says; empty leaves the choice out of it.
    let value: String
    let title: LocalizableString
    let isSelected: Bool

    init(value: String, title: LocalizableString, isSelected: Bool = false) {
        self.value = value
        self.title = title
        self.isSelected = isSelected
    }

    init(_ value: StubValue) { self.init(value: value.rawValue, title: value.localized()) }

    /// What is shown where nothing is chosen.
    static func standard(_ value: StubValue) -> StubSwitchValue { .init(value: "", title: value.localized()) }

    static func named(_ name: String) -> StubSwitchValue { .init(value: name, title: .constant(name)) }
}
