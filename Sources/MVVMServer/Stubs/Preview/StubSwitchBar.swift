import MVVM

/// The switches of one entry: what can be chosen, in the order of the bar.
struct StubSwitchBar {
    let entry: StubEntry
    let choices: StubChoices
    let locales: [SiteLocale]
    /// Of the app; without any there is no switch.
    let roles: [any StubRole]
    /// Of the errors that forms on the canvas may end in; nil where no form stands.
    let codes: [String]?

    var switches: [StubSwitch] {
        StubChoice.allCases.compactMap { choice in
            values(of: choice).map { values in
                StubSwitch(choice, values: values, chosen: choices[choice], remark: remark(on: choice))
            }
        }
    }

    private func values(of choice: StubChoice) -> [StubSwitchValue]? {
        switch choice {
        case .locale:
            [.standard(.automatic)]
                + locales.map { StubSwitchValue(value: $0.tag, title: .constant("\($0.name) (\($0.tag))")) }
        case .direction: [.standard(.automatic), .init(.ltr), .init(.rtl)]
        case .theme: [.standard(.automatic), .init(.light), .init(.dark)]
        case .zone: [.standard(.automatic)] + StubSwitchBar.zones.map(StubSwitchValue.named)
        case .clock: [.standard(.automatic)] + StubSwitchBar.clocks.map(StubSwitchValue.named)
        case .size: StubSwitchBar.sizes
        case .role: roles.isEmpty ? nil : [.standard(.automatic)] + roles.map(StubSwitchValue.init)
        case .motion: [.standard(.automatic), .init(.reduced)]
        case .colors: [.standard(.automatic), .init(.forced)]
        case .outcome: outcomes
        case .state: states(.standard(name: StubState.typical.rawValue))
        case .width: [.standard(.free), .init(.phone), .init(.tablet), .init(.desktop)]
        case .view: [.standard(.single), .init(.widths), .init(.locales)]
        case .compare: states(.standard(.none), .named(StubState.typical.rawValue))
        case .panel: nil
        }
    }

    /// Without a form there is nothing to choose, but what was chosen elsewhere can be taken back.
    private var outcomes: [StubSwitchValue]? {
        guard let codes else { return choices[.outcome].map { _ in [.standard(.success)] } }
        let names = StubOutcome.names.filter { StubValue(rawValue: $0) == nil } + codes
        return [.standard(.success), .init(.slow)] + names.map(StubSwitchValue.named)
    }

    /// What a designer would else wait for in vain.
    private func remark(on choice: StubChoice) -> StubRemark? {
        guard choices[choice] != nil else { return nil }
        switch choice {
        case .outcome:
            guard let codes else { return .formless }
            guard case .error(let code) = choices.outcome, !codes.contains(code) else { return nil }
            return .foreignOutcome
        case .role:
            return entry.depends(on: roles.map { $0.rawValue }, in: choices.state) ? nil : .sameForEveryone
        default: return nil
        }
    }

    private func states(_ first: StubSwitchValue...) -> [StubSwitchValue] {
        first + entry.states.dropFirst().map { .named($0.rawValue) }
    }

    /// Ends of the day and of the world: half an hour, summer time, a day ahead.
    private static let zones = [
        "America/Los_Angeles", "America/New_York", "Europe/Madrid", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Kiritimati",
    ]

    /// Last second of a year, first of another, a leap day.
    private static let clocks = ["2026-12-31T23:59:59Z", "2027-01-01T00:00:00Z", "2028-02-29T12:00:00Z"]

    private static let sizes = ["", "125", "150", "175", "200"].map { size in
        StubSwitchValue(value: size, title: .constant("\(size.isEmpty ? "100" : size) %"))
    }
}

extension StubSwitchValue {
    fileprivate init(_ role: any StubRole) { self.init(value: role.rawValue, title: role.localized()) }

    fileprivate static func standard(name: String) -> StubSwitchValue { .init(value: "", title: .constant(name)) }
}
