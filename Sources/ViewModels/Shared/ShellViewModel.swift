import MVVM

/// What stands around every page: names, navigation, languages, and what just happened.
@ViewModel
public struct ShellViewModel {
    @LocalizedString public var siteTitle
    @LocalizedString public var skipTitle
    @LocalizedString public var navigationTitle
    /// The page's language as a tag of BCP 47.
    public let language: String
    /// `ltr` or `rtl`.
    public let direction: String
    /// `light` or `dark`; absent follows the device.
    public let theme: String?
    public let home: Link
    public let navigation: [NavigationItemViewModel]
    @LocalizedString public var localesTitle
    /// Empty where the visitor set a language for good.
    public let locales: [LocaleOptionViewModel]
    public let hasLocales: Bool
    /// In place of those.
    public let languageSetting: LanguageSettingViewModel?
    /// Toasts that were rendered before the page; absent where nothing happened.
    public let toasts: SafeHTML?
    @LocalizedString public var toastsTitle
    @LocalizedString public var dismissTitle
    @LocalizedString public var offlineTitle
    @LocalizedString public var offlineMessage
    @LocalizedString public var busyTitle
    @LocalizedString public var busyMessage
    /// Beside both, where somebody typed.
    @LocalizedString public var keptMessage
    @LocalizedString public var retryTitle
    public let stylesheet: Link
    public let script: Link
    public let icon: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(
        language: String, direction: String, theme: String? = nil, navigation: [NavigationItemViewModel],
        locales: [LocaleOptionViewModel], languageSetting: LanguageSettingViewModel? = nil,
        toasts: SafeHTML? = nil, stylesheet: Link, script: Link, icon: Link
    ) {
        self.language = language
        self.direction = direction
        self.theme = theme
        self.home = Link(to: IdeaBoardRequest())
        self.navigation = navigation
        self.locales = locales
        self.hasLocales = !locales.isEmpty
        self.languageSetting = languageSetting
        self.toasts = toasts
        self.stylesheet = stylesheet
        self.script = script
        self.icon = icon
    }

    public static func stub() -> Self {
        .init(
            language: "en", direction: "ltr", navigation: [.stub()], locales: [.stub()],
            stylesheet: Link(asset: "/styles/app.css"), script: Link(asset: "/scripts/app.js"),
            icon: Link(asset: "/icon.svg"))
    }
}
