import MVVM

/// A frame of the preview: one address, as wide as a device.
@ViewModelPart
struct StubFrame {
    /// What tells it from the frames beside it: a state, a locale, a device.
    let title: LocalizableString
    let source: Link
    /// `free`, `phone`, `tablet` or `desktop`.
    let width: String

    /// The frames that an entry is shown in: one, one for each width, one for each locale; the same again in another state.
    static func all(of entry: StubEntry, choices: StubChoices, locales: [SiteLocale]) -> [StubFrame] {
        let states = [choices.state.rawValue] + (choices[.compare].map { [$0] } ?? [])
        let widths = [StubValue.phone, .tablet, .desktop]
        let width = choices[.width].flatMap(StubValue.init(rawValue:)).flatMap { widths.contains($0) ? $0 : nil }
        return states.flatMap { state -> [StubFrame] in
            let shown = choices.shown.with(.state, state == StubState.typical.rawValue ? nil : state)
            switch choices[.view] {
            case StubValue.widths.rawValue:
                return widths.map { StubFrame(title: $0.localized(), source: entry.canvas(shown), width: $0.rawValue) }
            case StubValue.locales.rawValue:
                return locales.map { locale in
                    StubFrame(
                        title: .constant("\(locale.name) (\(locale.tag))"),
                        source: entry.canvas(shown.with(.locale, locale.tag)), width: (width ?? .phone).rawValue)
                }
            default:
                return [
                    StubFrame(
                        title: .constant(state), source: entry.canvas(shown), width: (width ?? .free).rawValue)
                ]
            }
        }
    }
}
