import MVVM
import MVVMServer
import MVVMTesting

/// What became of a new title: saved, or somebody else was quicker, with both.
@ViewModel
struct IdeaRenameResultViewModel: ResultViewModel {
    enum Result {
        case saved(IdeaSheetViewModel)
        case conflict(Conflict)
    }

    struct Conflict {
        let mine: String
        let theirs: String
    }

    let result: Result
    var vmId: ViewModelId = .init(type: Self.self)

    init(result: Result) { self.result = result }

    var responseStatus: Int { if case .conflict = result { 409 } else { 200 } }

    static func stub() -> Self { .init(result: .saved(.stub())) }
}

struct IdeaRenameRequest: UpdateRequest {
    struct RequestBody: ServerRequestBody { var title: String }

    typealias ResponseBody = IdeaRenameResultViewModel
    typealias ResponseError = GateError

    let requestBody: RequestBody
}

enum IdeaRenameController: ServerRequestController {
    static func perform(
        _ body: IdeaRenameRequest.RequestBody, in context: ControllerContext<IdeaRenameRequest, TinyServices>
    ) async throws -> IdeaRenameResultViewModel {
        guard body.title != context.services.ideas[0] else {
            return .init(result: .conflict(.init(mine: body.title, theirs: "Night mode")))
        }
        return .init(result: .saved(.init(index: 0, title: body.title, page: 1)))
    }

    static func success(of result: IdeaRenameResultViewModel) -> Success {
        Success(page: IdeaListRequest(), note: TinyNoteViewModel.Kind.posted)
    }
}

extension TinySite {
    /// Somebody who comes to the tiny site where an idea may be renamed.
    static func visitorWhoRenames() throws -> TestClient {
        var routes = Routes<TinyServices>.tiny
        routes.register(IdeaRenameController.self, error: GateErrorViewModel.self, page: IdeaFormRequest.self)
        let template = """
            {{<Shared/LayoutView}}
            {{$title}}{{vmId}}{{/title}}
            {{$main}}
            {{#result}}
            {{#saved}}<h1>{{pageTitle}}</h1>{{/saved}}
            {{#conflict}}<h1>{{theirs}}</h1><textarea>{{mine}}</textarea>{{/conflict}}
            {{/result}}
            {{/main}}
            {{/Shared/LayoutView}}

            """
        return try TinySite(files: ["Templates/Ideas/IdeaRenameResultView.mustache": template], routes: routes).client
    }
}
