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
        return mistake("displayName", words.bind(substitutions: ["maximum": LocalizableInt(value: limit)]))
    }

    /// - Parameter tags: the site's languages.
    public func validateLocale(among tags: [String]) -> ValidationResult? {
        guard !locale.isEmpty, !tags.contains(locale) else { return nil }
        return mistake("locale", settingsValidationMessages.localeUnknown)
    }

    public func validateTimeZone() -> ValidationResult? {
        guard !timeZone.isEmpty, !TimeZoneNames.all.contains(timeZone) else { return nil }
        return mistake("timeZone", settingsValidationMessages.timeZoneUnknown)
    }

    public func validateTheme() -> ValidationResult? {
        guard !SettingsTheme.allCases.contains(where: { $0.value == theme }) else { return nil }
        return mistake("theme", settingsValidationMessages.themeUnknown)
    }

    private func mistake(_ field: String, _ message: LocalizableString) -> ValidationResult {
        ValidationResult(status: .error, messages: [.init(fieldIds: [field], message: message)])
    }
}
