import MVVM
import MVVMServer
import MVVMTesting

/// A write by PUT.
struct IdeaReplaceRequest: ReplaceRequest {
    struct RequestBody: ServerRequestBody { var title: String }

    typealias ResponseBody = IdeaSheetViewModel
    typealias ResponseError = GateError

    let requestBody: RequestBody
}

enum IdeaReplaceController: ServerRequestController {
    static func perform(
        _ body: IdeaReplaceRequest.RequestBody, in context: ControllerContext<IdeaReplaceRequest, TinyServices>
    ) async throws -> IdeaSheetViewModel {
        .init(index: 0, title: body.title, page: 1)
    }

    static func success(of sheet: IdeaSheetViewModel) -> Success {
        Success(page: IdeaListRequest(), note: TinyNoteViewModel.Kind.posted)
    }
}

extension TinySite {
    /// Somebody who comes to the tiny site where an idea may be replaced.
    static func visitorWhoReplaces() throws -> TestClient {
        var routes = Routes<TinyServices>.tiny
        routes.register(IdeaReplaceController.self, error: GateErrorViewModel.self, page: IdeaFormRequest.self)
        return try TinySite(routes: routes).client
    }
}
