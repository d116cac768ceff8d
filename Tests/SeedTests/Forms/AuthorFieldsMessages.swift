import MVVM

/// The words of `AuthorFields`.
@FieldValidationModel
public struct AuthorFieldsMessages {
    @LocalizedString(parentKeys: "email", propertyName: "title") public var emailTitle
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") public var emailRequired

    public init() {}
}
