import MVVM

/// Light or dark, or as the device has it.
@ViewModelEnum
public enum SettingsTheme: LocalizedCases, Hashable, CaseIterable {
    case automatic, light, dark

    /// What a form sends; empty leaves the choice to the device.
    public var value: String {
        switch self {
        case .automatic: ""
        case .light: "light"
        case .dark: "dark"
        }
    }
}
