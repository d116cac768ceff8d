import MVVM

/// The page that edits an idea.
@ViewModel
public struct IdeaEditViewModel: RequestableViewModel {
    public typealias Request = IdeaEditRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public let form: IdeaEditFormViewModel
    public let vmId: ViewModelId

    public init(form: IdeaEditFormViewModel) {
        self.form = form
        self.vmId = .init(id: form.ideaId)
    }

    public static func stub() -> Self { .init(form: .stub()) }
}
