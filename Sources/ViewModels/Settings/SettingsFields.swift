import MVVM

/// What a visitor sets for this browser, with its rules. Empty leaves a choice to the browser or the device.
public protocol SettingsFields: ValidatableModel, Sendable {
    /// Signs the visitor's ideas.
    var displayName: String { get set }
    /// One of the site's languages, as a tag of BCP 47.
    var locale: String { get set }
    /// A name of the time zone database.
    var timeZone: String { get set }
    /// A case of `SettingsTheme`.
    var theme: String { get set }
    var settingsValidationMessages: SettingsFieldsMessages { get }
}

extension SettingsFields {
    /// The name signs ideas, so it has their limit.
    public static var displayNameLimit: Int { IdeaLimits().authorName }

    public static var displayNameField: FormField<String> {
        let words = SettingsFieldsMessages()
        return FormField(
            fieldId: "displayName", title: words.displayNameTitle, hint: words.displayNameHint,
            type: .text(inputType: .text),
            options: [.autocomplete(value: .nickname)])
    }

    /// - Parameter choices: the site's languages.
    public static func localeField(_ choices: [FormChoice]) -> FormField<String> {
        let words = SettingsFieldsMessages()
        return FormField(
            fieldId: "locale", title: words.localeTitle,
            type: .select(choices: [FormChoice(value: "", title: words.localeAutomatic)] + choices),
            options: [.autocomplete(value: .language)])
    }

    /// - Parameters:
    ///   - groups: the time zones, by the parts of the world.
    ///   - value: what is set; one that is in no group, such as an old spelling, is offered as well.
    public static func timeZoneField(_ groups: [FormChoiceGroup], value: String = "") -> FormField<String> {
        let words = SettingsFieldsMessages()
        var choices = [
            FormChoice(value: "", title: words.timeZoneAutomatic), FormChoice(value: "UTC", title: .constant("UTC")),
        ]
        if !(choices + groups.flatMap(\.choices)).contains(where: { $0.value == value }) {
            choices.append(FormChoice(value: value, title: .constant(value)))
        }
        return FormField(
            fieldId: "timeZone", title: words.timeZoneTitle, hint: words.timeZoneHint,
            type: .select(choices: choices, groups: groups))
    }

    public static var themeField: FormField<String> {
        FormField(
            fieldId: "theme", title: SettingsFieldsMessages().themeTitle,
            type: .radioGroup(
                choices: SettingsTheme.allCases.map { FormChoice(value: $0.value, title: $0.localized()) }))
    }

    /// The fields in the order of the form.
    ///
    /// - Parameters:
    ///   - locales: the site's languages.
    ///   - timeZones: by the parts of the world.
    ///   - timeZone: the one that is set.
    public static func formFields(
        locales: [FormChoice], timeZones: [FormChoiceGroup], timeZone: String = ""
    ) -> [any FormFieldBase] {
        [displayNameField, localeField(locales), timeZoneField(timeZones, value: timeZone), themeField]
    }
}
