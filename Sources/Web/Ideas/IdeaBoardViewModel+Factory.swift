import Foundation
import MVVM
import MVVMServer
import ViewModels

extension IdeaBoardViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<IdeaBoardRequest, Services>) async throws -> Self {
        let voted = try await context.services.ideas(votedForBy: context.visitor)
        return .init(try await context.services.ideas.board(), voted: voted)
    }
}

extension IdeaBoardViewModel {
    /// - Parameter voted: the ideas that the visitor votes for.
    init(_ board: Board, voted: Set<UUID>) {
        let stages = board.columns.map(\.stage)
        self.init(columns: board.columns.map { StageColumnViewModel($0, stages: stages, voted: voted) })
    }
}
