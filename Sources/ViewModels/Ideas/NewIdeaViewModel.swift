import MVVM

/// The form that posts an idea.
@ViewModel
public struct NewIdeaViewModel: RequestableViewModel, FormViewModel, IdeaFields {
    public typealias Request = NewIdeaRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    /// Tells a visitor whose name is known how the idea will be signed; nil where the form asks for it.
    public let signature: LocalizableString?
    public var title: String
    public var text: String
    public var authorName: String
    public var tags: String
    public let formName: String
    public let action: Link
    public let fields: [FormFieldViewModel]
    @LocalizedString public var submitTitle
    @LocalizedString public var cancelTitle
    public let cancel: Link
    public let idempotencyKey: String?
    public var vmId: ViewModelId = .init(type: Self.self)

    private var isStub = false
    public var operations: any NewIdeaViewModelOperations { isStub ? NewIdeaStubOps() : NewIdeaOps() }

    public var ideaValidationMessages: IdeaFieldsMessages { IdeaFieldsMessages() }

    /// - Parameters:
    ///   - typed: what the visitor typed, by field; empty for a new form.
    ///   - validations: what is wrong with it.
    ///   - displayName: the visitor's, which is not asked for again; nil asks.
    ///   - idempotencyKey: of a new form; one that comes back keeps its own.
    public init(
        typed: [String: String] = [:], validations: [ValidationResult] = [], displayName: String? = nil,
        idempotencyKey: String? = nil
    ) {
        title = typed["title"] ?? ""
        text = typed["text"] ?? ""
        tags = typed["tags"] ?? ""
        formName = "create"
        action = Link(action: IdeaCreateRequest.self)
        cancel = Link(to: IdeaBoardRequest())
        self.idempotencyKey = typed["idempotencyKey"] ?? idempotencyKey
        let knownName = validations.message(for: "authorName") == nil ? displayName : nil
        authorName = knownName ?? typed["authorName"] ?? ""
        signature = knownName.map { Self.signature(of: $0) }
        fields = [FormFieldViewModel](
            Self.formFields(asksForName: knownName == nil),
            values: ["title": title, "text": text, "authorName": authorName, "tags": tags], validations: validations)
    }

    public static var stubs: [(name: String, stub: Self)] { [(VisitorRole.known.rawValue, .stub(displayName: "Ada"))] }

    public static func stub(displayName: String? = nil) -> Self {
        var form = Self(displayName: displayName)
        form.isStub = true
        return form
    }
}
