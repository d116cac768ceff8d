import MVVM

extension SettingsSaveRequest {
    /// Why the settings were not saved.
    @LocalizableError
    public struct ResponseError: ServerRequestError {
        public enum Code: String, LocalizedCases, Hashable {
            case invalidFields
            /// The request brought no token of ours, so nobody would find the settings again.
            case visitorUnknown
        }

        public let code: Code
        public let message: LocalizableString
        public let validations: [ValidationResult]

        public init(validations: [ValidationResult]) { self.init(code: .invalidFields, validations: validations) }

        public static var visitorUnknown: ResponseError { .init(code: .visitorUnknown, validations: []) }

        private init(code: Code, validations: [ValidationResult]) {
            self.code = code
            message = code.localized()
            self.validations = validations
        }

        public static func refusing(_ validations: [ValidationResult]) -> Self? { .init(validations: validations) }

        public var errorCode: String { code.rawValue }
        public var status: Int {
            switch code {
            case .invalidFields: 422
            case .visitorUnknown: 403
            }
        }
    }
}
