import ViewModels

extension IdeaMoveFormViewModel {
    init(_ idea: Idea, stages: [StageOptionViewModel]) {
        self.init(ideaId: idea.id, version: idea.version, stages: stages)
    }
}
