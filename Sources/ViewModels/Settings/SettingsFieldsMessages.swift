import MVVM

/// The words of `SettingsFields`.
@FieldValidationModel
public struct SettingsFieldsMessages {
    @LocalizedString(parentKeys: "displayName", propertyName: "title") public var displayNameTitle
    @LocalizedString(parentKeys: "displayName", propertyName: "hint") public var displayNameHint
    @LocalizedString("displayName", messageGroup: "validationMessages", messageKey: "tooLong")
    public var displayNameTooLong
    @LocalizedString(parentKeys: "locale", propertyName: "title") public var localeTitle
    @LocalizedString(parentKeys: "locale", propertyName: "automatic") public var localeAutomatic
    @LocalizedString("locale", messageGroup: "validationMessages", messageKey: "unknown") public var localeUnknown
    @LocalizedString(parentKeys: "timeZone", propertyName: "title") public var timeZoneTitle
    @LocalizedString(parentKeys: "timeZone", propertyName: "hint") public var timeZoneHint
    @LocalizedString(parentKeys: "timeZone", propertyName: "automatic") public var timeZoneAutomatic
    @LocalizedString("timeZone", messageGroup: "validationMessages", messageKey: "unknown")
    public var timeZoneUnknown
    @LocalizedString(parentKeys: "theme", propertyName: "title") public var themeTitle
    @LocalizedString("theme", messageGroup: "validationMessages", messageKey: "unknown") public var themeUnknown

    public init() {}
}
