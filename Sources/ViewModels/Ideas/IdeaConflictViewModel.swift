import MVVM

/// Two texts for one idea: the one that somebody saved meanwhile, and one's own, which is still to be saved.
@ViewModel
public struct IdeaConflictViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    @LocalizedString public var savedTitle
    /// What stands there now.
    public let saved: [IdeaConflictFieldViewModel]
    @LocalizedString public var ownTitle
    /// One's own, based on what stands there now: to save it takes its place.
    public let form: IdeaEditFormViewModel
    public let vmId: ViewModelId

    /// - Parameters:
    ///   - saved: the idea as it is now.
    ///   - version: the version of its text.
    ///   - own: what the visitor wanted to save.
    public init(saved: some IdeaContent, version: Int, own: IdeaUpdateRequest.RequestBody) {
        let words = IdeaFieldsMessages()
        self.saved = [
            .init(fieldId: "title", label: words.titleTitle, value: saved.title, own: own.title),
            .init(fieldId: "text", label: words.textTitle, value: saved.text, own: own.text),
            .init(fieldId: "tags", label: words.tagsTitle, value: saved.tags, own: own.tags),
        ]
        self.form = IdeaEditFormViewModel(ideaId: own.ideaId, version: version, values: own, purpose: .overwrite)
        self.vmId = .init(id: own.ideaId)
    }

    public static func stub() -> Self {
        let own = IdeaUpdateRequest.RequestBody(
            ideaId: .stub(), title: "Dark mode", text: "The board is bright at night.", tags: "design", basedOn: 1)
        var saved = own
        saved.text = "The board is bright at night. It should follow the system's setting."
        return .init(saved: saved, version: 2, own: own)
    }
}
