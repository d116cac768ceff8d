import MVVM
import MVVMServer
import ViewModels

extension IdeaBoardViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<IdeaBoardRequest, Services>) async throws -> Self {
        .init(try await context.services.ideas.board())
    }
}

extension IdeaBoardViewModel {
    init(_ board: Board) {
        let stages = board.columns.map(\.stage)
        self.init(columns: board.columns.map { StageColumnViewModel($0, stages: stages) })
    }
}
