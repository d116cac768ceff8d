import MVVM

/// Puts settings in the place of those there were; what is left out is left to the browser and the device.
public struct SettingsSaveRequest: ReplaceRequest {
    public struct RequestBody: ServerRequestBody, SettingsFields {
        public var displayName: String
        public var locale: String
        public var timeZone: String
        public var theme: String

        public var settingsValidationMessages: SettingsFieldsMessages { SettingsFieldsMessages() }

        public init(displayName: String = "", locale: String = "", timeZone: String = "", theme: String = "") {
            self.displayName = displayName
            self.locale = locale
            self.timeZone = timeZone
            self.theme = theme
        }

        public init(_ fields: some SettingsFields) {
            self.init(
                displayName: fields.displayName, locale: fields.locale, timeZone: fields.timeZone,
                theme: fields.theme)
        }
    }

    /// The settings as they are now.
    public typealias ResponseBody = SettingsViewModel

    public let requestBody: RequestBody

    public init(requestBody: RequestBody) { self.requestBody = requestBody }
}

// Each may be left out of the JSON.
extension SettingsSaveRequest.RequestBody {
    private enum CodingKeys: CodingKey { case displayName, locale, timeZone, theme }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        displayName = try container.decodeIfPresent(forKey: .displayName) ?? ""
        locale = try container.decodeIfPresent(forKey: .locale) ?? ""
        timeZone = try container.decodeIfPresent(forKey: .timeZone) ?? ""
        theme = try container.decodeIfPresent(forKey: .theme) ?? ""
    }
}
