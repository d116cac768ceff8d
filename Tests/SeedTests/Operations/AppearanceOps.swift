import MVVM

/// Writes what the program keeps.
public struct AppearanceOps: AppearanceViewModelOperations {
    public init() {}

    public func setTheme(_ theme: Appearance, output storage: VisitorSettings) {
        storage.theme = theme
    }

    public func setNotificationsEnabled(_ enabled: Bool, output storage: VisitorSettings) {
        storage.notificationsEnabled = enabled
    }
}
