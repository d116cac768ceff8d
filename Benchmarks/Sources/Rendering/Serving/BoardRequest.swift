import MVVM
import MVVMServer

/// The board at `/board`.
struct BoardRequest: ViewModelRequest {
    typealias ResponseBody = BoardViewModel
}

extension BoardViewModel: RequestableViewModel, ViewModelFactory {
    typealias Request = BoardRequest

    /// The data is in memory, as that of the peers.
    static func model(context: FactoryContext<BoardRequest, BoardServices>) async throws -> Self {
        context.services.board
    }
}

struct BoardServices: Sendable {
    let board: BoardViewModel
}
