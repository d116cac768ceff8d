import MVVM

/// Records that it was called, and writes the storage that it is handed, so that a view shows it.
public final class AppearanceStubOps: AppearanceViewModelOperations, @unchecked Sendable {
    // Unchecked: a test calls it from one task, as the seeds' user-interface tests do.
    public private(set) var setThemeCalled: Bool = false
    public private(set) var setNotificationsEnabledCalled: Bool = false

    public init() {}

    public func setTheme(_ theme: Appearance, output storage: VisitorSettings) {
        setThemeCalled = true
        storage.theme = theme
    }

    public func setNotificationsEnabled(_ enabled: Bool, output storage: VisitorSettings) {
        setNotificationsEnabledCalled = true
        storage.notificationsEnabled = enabled
    }
}
