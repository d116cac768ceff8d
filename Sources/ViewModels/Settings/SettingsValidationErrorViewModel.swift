import MVVM

/// Tells why the settings were not saved, with what is wrong in which field.
///
/// Named for its content, as it is published in the template's path and the catalogs' keys, and not for
/// `SettingsSaveRequest` as its like are.
@ViewModel(options: [.clientHostedFactory])
public struct SettingsValidationErrorViewModel: ErrorViewModel {
    @LocalizedString public var heading
    public let message: LocalizableString
    public let errorCode: String
    public let validations: [ValidationResult]
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(responseError: SettingsSaveRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
        validations = responseError.validations
    }

    public static var examples: [SettingsSaveRequest.ResponseError] {
        let body = SettingsSaveRequest.RequestBody(timeZone: "Mars/Olympus", theme: "sepia")
        return [.init(validations: body.validate(in: ValidationContext(timeZones: []))), .visitorUnknown]
    }

    public static func stub() -> Self { .init(responseError: examples[0]) }
}
