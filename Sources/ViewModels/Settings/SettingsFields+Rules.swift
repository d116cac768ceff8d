import MVVM

// The rules of the settings. Which languages there are is the site's to say.
extension SettingsFields {
    public func validate() -> [ValidationResult] {
        [validateDisplayName(), validateTimeZone(), validateTheme()].compactMap { $0 }
    }

    public func validateDisplayName() -> ValidationResult? {
        let limit = Self.displayNameLimit
        guard IdeaText.letterCount(typed: displayName, upTo: limit) > limit else { return nil }
        let words = settingsValidationMessages.displayNameTooLong
        return .error("displayName", words.bind(substitutions: ["maximum": LocalizableInt(value: limit)]))
    }

    /// - Parameter tags: the site's languages.
    public func validateLocale(among tags: [String]) -> ValidationResult? {
        guard !locale.isEmpty, !tags.contains(locale) else { return nil }
        return .error("locale", settingsValidationMessages.localeUnknown)
    }

    public func validateTimeZone() -> ValidationResult? {
        guard !timeZone.isEmpty, !TimeZoneNames.all.contains(timeZone) else { return nil }
        return .error("timeZone", settingsValidationMessages.timeZoneUnknown)
    }

    public func validateTheme() -> ValidationResult? {
        guard !SettingsTheme.allCases.contains(where: { $0.value == theme }) else { return nil }
        return .error("theme", settingsValidationMessages.themeUnknown)
    }
}
