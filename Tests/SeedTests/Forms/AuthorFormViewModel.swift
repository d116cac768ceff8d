import MVVM

/// Seed: view model generator, "Form ViewModels". Properties that are edited, and the fields' own rules and words.
@ViewModel
public struct AuthorFormViewModel: AuthorFields {
    public var id: ModelIdType?
    public var email: String
    public var firstName: String
    public var lastName: String

    public let authorValidationMessages: AuthorFieldsMessages
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self {
        .init(
            id: .stub(), email: "ada@ideas.example", firstName: "Ada", lastName: "Lovelace",
            authorValidationMessages: AuthorFieldsMessages())
    }
}
