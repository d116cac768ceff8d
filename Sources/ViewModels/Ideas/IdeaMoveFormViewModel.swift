import Foundation
import MVVM

/// The form that moves an idea to another stage; it stands on the card and on the idea's page.
@ViewModel
public struct IdeaMoveFormViewModel {
    public let action: Link
    public let ideaId: ModelIdType
    /// The version of the idea that this form was made from; a stale one is a conflict.
    public let version: Int
    public let page: IdeaFormPage
    @LocalizedString public var stageTitle
    @LocalizedString public var submitTitle
    public let stages: [StageOptionViewModel]
    public let controlId: String
    public let vmId: ViewModelId

    public init(ideaId: ModelIdType, version: Int, page: IdeaFormPage, stages: [StageOptionViewModel]) {
        self.action = Link(action: IdeaMoveRequest.self)
        self.ideaId = ideaId
        self.version = version
        self.page = page
        self.stages = stages
        self.controlId = "stage-of-\(ideaId.lowercase)"
        self.vmId = .init(id: "move-\(ideaId.lowercase)")
    }

    public static func stub(
        ideaId: ModelIdType = .stub(), version: Int = 1, page: IdeaFormPage = .board,
        stages: [StageOptionViewModel] = StageOptionViewModel.stubs(current: .new)
    ) -> Self {
        .init(ideaId: ideaId, version: version, page: page, stages: stages)
    }
}
