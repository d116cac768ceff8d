import MVVM

/// The form over the settings of this browser's visitor.
@ViewModel
public struct SettingsViewModel: RequestableViewModel, FormViewModel, SettingsFields {
    public typealias Request = SettingsRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public var displayName: String
    public var locale: String
    public var timeZone: String
    public var theme: String
    public let formName: String
    public let action: Link
    public let fields: [FormFieldViewModel]
    @LocalizedString public var submitTitle
    @LocalizedString public var cancelTitle
    public let cancel: Link
    public let idempotencyKey: String?
    public var vmId: ViewModelId = .init(type: Self.self)

    private var isStub = false
    public var operations: any SettingsViewModelOperations { isStub ? SettingsStubOps() : SettingsOps() }

    public var settingsValidationMessages: SettingsFieldsMessages { SettingsFieldsMessages() }

    /// - Parameters:
    ///   - locales: the languages to choose from.
    ///   - timeZones: the time zones to choose from.
    ///   - validations: what is wrong with the values.
    public init(
        displayName: String = "", locale: String = "", timeZone: String = "", theme: String = "",
        locales: [FormChoice], timeZones: [FormChoiceGroup] = [], validations: [ValidationResult] = []
    ) {
        self.displayName = displayName
        self.locale = locale
        self.timeZone = timeZone
        self.theme = theme
        formName = "settings"
        action = Link(action: SettingsSaveRequest.self)
        cancel = Link(to: IdeaBoardRequest())
        idempotencyKey = nil
        fields = [FormFieldViewModel](
            Self.formFields(locales: locales, timeZones: timeZones, timeZone: timeZone),
            values: ["displayName": displayName, "locale": locale, "timeZone": timeZone, "theme": theme],
            validations: validations)
    }

    public static var stubs: [(name: String, stub: Self)] {
        [(VisitorRole.stranger.rawValue, .stub(displayName: ""))]
    }

    public static func stub(displayName: String = "Ada", theme: String = "") -> Self {
        var settings = Self(
            displayName: displayName, theme: theme,
            locales: [
                FormChoice(value: "en", title: "English", language: "en"),
                FormChoice(value: "ar", title: "العربية", language: "ar"),
            ],
            timeZones: [
                FormChoiceGroup(
                    title: TimeZoneRegion.asia.localized(), choices: [FormChoice(value: "Asia/Amman", title: "Amman")]),
                FormChoiceGroup(
                    title: TimeZoneRegion.europe.localized(),
                    choices: [FormChoice(value: "Europe/Madrid", title: "Madrid")]),
            ])
        settings.isStub = true
        return settings
    }
}
