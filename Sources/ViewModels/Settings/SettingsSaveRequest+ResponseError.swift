import MVVM

extension SettingsSaveRequest {
    /// Why the settings were not saved.
    @LocalizableError
    public struct ResponseError: ServerRequestError {
        public enum Code: String, LocalizedCases, Hashable {
            case invalidFields
        }

        public let code: Code
        public let message: LocalizableString
        public let validations: [ValidationResult]

        public init(validations: [ValidationResult]) {
            code = .invalidFields
            message = code.localized()
            self.validations = validations
        }

        public static func refusing(_ validations: [ValidationResult]) -> Self? { .init(validations: validations) }

        public var errorCode: String { code.rawValue }
        public var status: Int { 422 }
    }
}
