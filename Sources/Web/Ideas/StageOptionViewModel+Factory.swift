import Foundation
import ViewModels

extension [StageOptionViewModel] {
    /// The stages of the board, to move an idea to that is in one of them. Ideas of one stage can share the list.
    init(_ stages: [Stage], current: UUID) {
        self = stages.map { stage in
            StageOptionViewModel(
                id: stage.id, kind: StageName(stage.kind), name: stage.name, isCurrent: stage.id == current)
        }
    }
}
