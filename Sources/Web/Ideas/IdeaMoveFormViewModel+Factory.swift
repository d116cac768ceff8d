import ViewModels

extension IdeaMoveFormViewModel {
    init(_ idea: Idea, page: IdeaFormPage, stages: [StageOptionViewModel]) {
        self.init(ideaId: idea.id, version: idea.version, page: page, stages: stages)
    }
}
