import MVVM

/// The form that posts an idea.
@ViewModel
public struct NewIdeaViewModel: RequestableViewModel {
    public typealias Request = NewIdeaRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public let action: Link
    public let fields: [FormFieldViewModel]
    @LocalizedString public var submitTitle
    @LocalizedString public var cancelTitle
    public let cancel: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    /// - Parameters:
    ///   - typed: what the visitor typed, by field; empty for a new form.
    ///   - validations: what is wrong with it.
    public init(typed: [String: String] = [:], validations: [ValidationResult] = []) {
        action = Link(action: IdeaCreateRequest.self)
        cancel = Link(to: IdeaBoardRequest())
        let fields = IdeaCreateRequest.RequestBody.formFields
        let firstInvalid = fields.first { validations.message(for: $0.fieldId) != nil }?.fieldId
        self.fields = fields.map { field in
            FormFieldViewModel(
                field, value: typed[field.fieldId] ?? "", error: validations.message(for: field.fieldId),
                isFirstInvalid: field.fieldId == firstInvalid)
        }
    }

    public static func stub() -> Self { .init() }
}
