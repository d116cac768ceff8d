import MVVM

/// The language that a visitor has set for good, which leads to where it is changed: a switch would last for one page.
@ViewModel
public struct LanguageSettingViewModel {
    /// By the name that its speakers call it.
    public let languageName: String
    @LocalizedSubs(substitutions: \.names) public var title
    public let link: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(languageName: String) {
        self.languageName = languageName
        link = Link(to: SettingsRequest())
    }

    private var names: [String: any Localizable] { ["language": LocalizableString.constant(languageName)] }

    public static func stub() -> Self { .init(languageName: "Español") }
}
