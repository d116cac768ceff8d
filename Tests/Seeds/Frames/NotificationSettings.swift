import MVVM

// sample: 000:816

public struct NotificationSettings: Hashable, Sendable {}

public enum Theme: Hashable, Sendable { case dark }

extension SettingsViewModel {
    public static func stub() -> Self { .init(theme: .dark, notifications: NotificationSettings()) }
}
