import MVVM

// sample: 000:363

public protocol UserFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var firstName: String { get set }
    var lastName: String { get set }
    var userValidationMessages: UserFieldsMessages { get }
}

extension UserFields {
    public func validate(in context: ValidationContext) -> [ValidationResult] { [] }
}

@FieldValidationModel
public struct UserFieldsMessages {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") public var emailRequired

    public init() {}
}

extension UserFormViewModel {
    public static func stub() -> Self {
        .init(
            id: nil, email: "ada@ideas.example", firstName: "Ada", lastName: "Lovelace",
            userValidationMessages: UserFieldsMessages())
    }
}
