import MVVM

// The rules of the settings. Which languages and time zones there are, the context says.
extension SettingsFields {
    public func validate(in context: ValidationContext) -> [ValidationResult] {
        [validateDisplayName(), validateLocale(in: context), validateTimeZone(in: context), validateTheme()]
            .compactMap { $0 }
    }

    public func validateDisplayName() -> ValidationResult? {
        let limit = Self.displayNameLimit
        guard TypedText.letterCount(typed: displayName, upTo: limit) > limit else { return nil }
        let words = settingsValidationMessages.displayNameTooLong
        return .error("displayName", words.bind(substitutions: ["maximum": LocalizableInt(value: limit)]))
    }

    public func validateLocale(in context: ValidationContext) -> ValidationResult? {
        guard !locale.isEmpty, let locales = context.locales, !locales.contains(locale) else { return nil }
        return .error("locale", settingsValidationMessages.localeUnknown)
    }

    public func validateTimeZone(in context: ValidationContext) -> ValidationResult? {
        guard !timeZone.isEmpty, let zones = context.timeZones, !zones.contains(timeZone) else { return nil }
        return .error("timeZone", settingsValidationMessages.timeZoneUnknown)
    }

    public func validateTheme() -> ValidationResult? {
        guard !SettingsTheme.allCases.contains(where: { $0.value == theme }) else { return nil }
        return .error("theme", settingsValidationMessages.themeUnknown)
    }
}
