import Foundation
import ViewModels

extension StageColumnViewModel {
    /// - Parameters:
    ///   - stages: all of the board, to move ideas to.
    ///   - voted: the ideas that the visitor votes for.
    init(_ column: BoardColumn, stages: [Stage], voted: Set<UUID>) {
        let stages = [StageOptionViewModel](stages, current: column.stage.id)
        self.init(
            id: column.stage.id, kind: StageName(column.stage.kind), name: column.stage.name,
            cards: column.ideas.map { IdeaCardViewModel($0, stages: stages, isVoted: voted.contains($0.id)) })
    }
}
