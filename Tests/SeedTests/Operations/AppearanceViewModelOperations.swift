import MVVM

/// Seed: view model generator, operations of a client-hosted page: synchronous, the storage last.
public protocol AppearanceViewModelOperations: ViewModelOperations {
    func setTheme(_ theme: Appearance, output storage: VisitorSettings)
    func setNotificationsEnabled(_ enabled: Bool, output storage: VisitorSettings)
}
