import MVVM

/// A frame of the preview: one address, as wide as a device.
@ViewModelPart
struct StubFrame {
    /// What tells it from the frames beside it: a state, a locale, a device.
    let title: LocalizableCompoundValue<LocalizableString>
    let source: Link
    /// `free`, `phone`, `tablet` or `desktop`.
    let width: String

    init(title: [LocalizableString], source: Link, width: StubValue) {
        self.title = title.joined(separator: " · ")
        self.source = source
        self.width = width.rawValue
    }

    /// The frames that an entry is shown in: one, one for each width, one for each locale; beside each the same in another
    /// state.
    ///
    /// - Parameter role: the name of the one that the address chooses.
    static func all(
        of entry: StubEntry, choices: StubChoices, locales: [SiteLocale], role: String? = nil
    ) -> [StubFrame] {
        let states = [choices.state] + (choices[.compare].map { [StubState(rawValue: $0)] } ?? [])
        return variants(of: choices, locales: locales).flatMap { variant in
            states.map { state in
                let shown = variant.choices.with(.state, state == .typical ? nil : state.rawValue)
                let name = variant.title == nil || states.count > 1 ? entry.title(of: state, for: role) : nil
                return StubFrame(
                    title: [variant.title, name.map(LocalizableString.constant)].compactMap { $0 },
                    source: entry.canvas(shown), width: variant.width)
            }
        }
    }

    /// What the view sets beside each other; a single frame needs no title but its state's.
    private static func variants(
        of choices: StubChoices, locales: [SiteLocale]
    ) -> [(title: LocalizableString?, choices: StubChoices, width: StubValue)] {
        let widths = [StubValue.phone, .tablet, .desktop]
        let width = widths.first { $0.rawValue == choices[.width] }
        let shown = choices.shown
        return switch choices[.view] {
        case StubValue.widths.rawValue: widths.map { ($0.localized(), shown, $0) }
        case StubValue.locales.rawValue:
            locales.map { locale in
                let title = LocalizableString.constant("\(locale.name) (\(locale.tag))")
                return (title, shown.with(.locale, locale.tag), width ?? .phone)
            }
        default: [(nil, shown, width ?? .free)]
        }
    }
}
