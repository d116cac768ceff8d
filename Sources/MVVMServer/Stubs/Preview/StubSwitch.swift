import MVVM

/// One control of the switch bar.
@ViewModelPart
struct StubSwitch {
    let name: String
    let controlId: String
    let title: LocalizableString
    let values: [StubSwitchValue]
    /// Why the choice does nothing here; nil where it does.
    let remark: LocalizableString?
    let remarkId: String

    /// - Parameter values: the first is what an address without this choice shows.
    init(_ choice: StubChoice, values: [StubSwitchValue], chosen: String?, remark: StubRemark? = nil) {
        name = choice.name
        controlId = "choice-\(choice.rawValue)"
        title = choice.localized()
        self.remark = remark?.localized()
        remarkId = "remark-\(choice.rawValue)"
        let isOffered = chosen.map { chosen in values.contains { $0.value == chosen } } ?? true
        let own = chosen.flatMap { isOffered ? nil : StubSwitchValue(value: $0, title: .constant($0)) }
        self.values = (values + (own.map { [$0] } ?? [])).map { value in
            StubSwitchValue(value: value.value, title: value.title, isSelected: value.value == chosen ?? "")
        }
    }
}
