import MVVM

/// Seed: view model generator, "Client-Hosted (with factory generation)": the parameters become `AppState`.
@ViewModel(options: [.clientHostedFactory])
public struct AboutBoardViewModel {
    @LocalizedString public var pageTitle
    @LocalizedSubs(substitutions: \.people) public var introduction
    /// Locale-independent, so typed and not localized.
    public let version: SystemVersion
    public var vmId: ViewModelId = .init(type: Self.self)
    private var authorCount = 0

    private var people: [String: any Localizable] { ["count": LocalizableInt(value: authorCount)] }

    public init(version: SystemVersion, authorCount: Int) {
        self.version = version
        self.authorCount = authorCount
    }

    public static func stub() -> Self { .init(version: .stub(), authorCount: 4) }
}
