import Localization
import MVVM
import MVVMServer

/// A page with an id in its path and a query behind it.
@ViewModel
struct IdeaSheetViewModel: RequestableViewModel {
    typealias Request = IdeaSheetRequest

    let pageTitle: String
    let page: Int
    let vmId: ViewModelId

    init(index: Int, title: String, page: Int) {
        pageTitle = title
        self.page = page
        vmId = .init(id: index)
    }

    static func stub() -> Self { .init(index: 7, title: "Offline mode", page: 1) }
}

struct IdeaSheetRequest: ViewModelRequest {
    typealias ResponseBody = IdeaSheetViewModel

    struct Query: ServerRequestQuery {
        @PathComponent var index: Int
        var page: Int?
    }

    let query: Query
}

extension IdeaSheetViewModel: ViewModelFactory {
    /// The idea number 500 breaks, number 503 is locked for a while, number 504 for good.
    static func model(context: FactoryContext<IdeaSheetRequest, TinyServices>) async throws -> Self {
        let index = context.query.index
        guard index != 500 else { throw Secret() }
        guard index != 503 else { throw Locked(retryAfter: .seconds(5)) }
        guard index != 504 else { throw Locked(retryAfter: nil) }
        guard context.services.ideas.indices.contains(index) else { throw HTTPFailure.notFound }
        return .init(index: index, title: context.services.ideas[index], page: context.query.page ?? 1)
    }
}
