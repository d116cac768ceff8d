import MVVM
import ViewModels

extension IdeaEditFormViewModel {
    init(_ idea: Idea) {
        self.init(ideaId: idea.id, version: idea.textVersion, values: idea)
    }

    /// A refused edit, as it was typed.
    init(_ body: IdeaUpdateRequest.RequestBody, validations: [ValidationResult]) {
        self.init(ideaId: body.ideaId, version: body.basedOn, values: body, validations: validations)
    }
}
