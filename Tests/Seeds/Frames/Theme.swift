import MVVM
import Observation

// sample: 000:578
// sample: 000:624

@ViewModelEnum
public enum Theme: Hashable, Sendable { case system, light, dark }

@Observable
public final class UserSettings {
    public var theme: Theme = .system
    public var notificationsEnabled = false
}
