import ViewModels

extension StageColumnViewModel {
    /// - Parameter stages: all of the board, to move ideas to.
    init(_ column: BoardColumn, stages: [Stage]) {
        self.init(
            id: column.stage.id, kind: StageName(column.stage.kind), name: column.stage.name,
            cards: column.ideas.map { IdeaCardViewModel($0, stages: stages) })
    }
}
