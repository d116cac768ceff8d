import MVVM

/// Seed: view model generator, "Full Client-Hosted Interactive Example".
@ViewModel(options: [.clientHostedFactory])
public struct AppearanceViewModel {
    // MARK: ViewModel Properties

    @LocalizedString public var pageTitle
    @LocalizedString public var darkModeLabel

    public let notificationsEnabled: Bool
    public let theme: Appearance

    // MARK: Operations Access

    private let isStub: Bool

    public var operations: any AppearanceViewModelOperations {
        isStub ? AppearanceStubOps() : AppearanceOps()
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    // MARK: Initialization

    public init(notificationsEnabled: Bool, theme: Appearance) {
        self.init(isStub: false, notificationsEnabled: notificationsEnabled, theme: theme)
    }

    private init(isStub: Bool, notificationsEnabled: Bool, theme: Appearance) {
        self.isStub = isStub
        self.notificationsEnabled = notificationsEnabled
        self.theme = theme
    }

    public static func stub() -> Self {
        .init(isStub: true, notificationsEnabled: false, theme: .system)
    }
}
