import MVVM

/// The way to a panel.
@ViewModelPart
struct StubTab {
    let name: String
    let title: LocalizableString
    let link: Link
    let isCurrent: Bool

    init(_ kind: StubPanelKind, of entry: StubEntry, choices: StubChoices, isCurrent: Bool) {
        name = "\(kind)"
        title = kind.localized()
        link = StubAddress.preview(entry.name, choices.with(.panel, "\(kind)"))
        self.isCurrent = isCurrent
    }
}
