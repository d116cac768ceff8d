import MVVM

/// A view model of the gallery with the way to each of its states.
@ViewModelPart
struct StubItem {
    let name: String
    let kind: StubKind
    let kindTitle: LocalizableString
    let link: Link
    /// Where it stands alone.
    let canvas: Link
    let isCurrent: Bool
    let states: [StubStateLink]

    init(_ entry: StubEntry, isCurrent: Bool, choices: StubChoices) {
        let choices = choices.kept
        name = entry.name
        kind = entry.kind
        kindTitle = entry.kind.localized()
        link = StubAddress.preview(entry.name, choices)
        canvas = entry.canvas(choices)
        self.isCurrent = isCurrent
        states = entry.states.dropFirst().map { state in
            StubStateLink(
                name: state.rawValue, link: StubAddress.preview(entry.name, choices.with(.state, state.rawValue)))
        }
    }

    static var stub: StubItem { StubItem(.stub, isCurrent: false, choices: StubChoices()) }
}
