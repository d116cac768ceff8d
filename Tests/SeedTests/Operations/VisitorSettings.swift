import Observation

/// What a program keeps of its user's choices; the view holds it, never a view model.
@Observable
public final class VisitorSettings {
    public var theme: Appearance = .system
    public var notificationsEnabled = false

    public init() {}
}
