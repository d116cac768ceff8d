import ViewModels

extension IdeaMoveFormViewModel {
    init(_ idea: Idea, page: IdeaFormPage, stages: [Stage]) {
        self.init(
            ideaId: idea.id, version: idea.version, page: page,
            stages: stages.map { stage in
                StageOptionViewModel(
                    id: stage.id, kind: StageName(stage.kind), name: stage.name, isCurrent: stage.id == idea.stageID)
            })
    }
}
