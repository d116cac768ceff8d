import MVVM

/// The page that edits an idea.
@ViewModel
public struct IdeaEditViewModel: RequestableViewModel {
    public typealias Request = IdeaEditRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public let form: IdeaEditFormViewModel
    public let vmId: ViewModelId

    private var isStub = false
    public var operations: any IdeaEditViewModelOperations { isStub ? IdeaEditStubOps() : IdeaEditOps() }

    public init(form: IdeaEditFormViewModel) {
        self.form = form
        self.vmId = .init(id: form.ideaId)
    }

    public static func stub() -> Self {
        var page = Self(form: .stub())
        page.isStub = true
        return page
    }
}
