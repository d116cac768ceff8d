import MVVM
import MVVMServer
import MVVMTesting

/// A page whose request has an error of its own.
@ViewModel
struct GateViewModel: RequestableViewModel {
    typealias Request = GateRequest

    let pageTitle: String
    var vmId: ViewModelId = .init(type: Self.self)

    init(title: String) { pageTitle = title }

    static func stub() -> Self { .init(title: "Dark mode") }
}

struct GateRequest: ViewModelRequest {
    typealias ResponseBody = GateViewModel
    typealias ResponseError = GateError

    struct Query: ServerRequestQuery { var isOpen: Bool }

    let query: Query
}

extension GateViewModel: ViewModelFactory {
    static func model(context: FactoryContext<GateRequest, TinyServices>) async throws -> Self {
        guard context.query.isOpen else { throw GateError() }
        return .init(title: "Dark mode")
    }
}

/// A write with a rule, whose error does not speak of rules; the page that it stands on cannot be made from its form.
struct GatePostRequest: CreateRequest {
    struct RequestBody: ServerRequestBody, ValidatableModel {
        var title: String

        func validate(in context: ValidationContext) -> [ValidationResult] {
            let needed = ValidationResult.Message(fieldIds: ["title"], message: "A title is needed.")
            return title.isEmpty ? [ValidationResult(status: .error, messages: [needed])] : []
        }
    }

    typealias ResponseBody = GateViewModel
    typealias ResponseError = GateError

    let requestBody: RequestBody
}

enum GatePostController: ServerRequestController {
    static func perform(
        _ body: GatePostRequest.RequestBody, in context: ControllerContext<GatePostRequest, TinyServices>
    ) async throws -> GateViewModel {
        switch body.title {
        case "closed": throw GateError()
        case "who": throw CredentialRejectedError(.missing, challenge: "Bearer realm=\"ideas\"")
        case "busy": throw HTTPFailure.retry(.tooManyRequests, afterSeconds: 30)
        case "theirs": throw HTTPFailure.notFound
        default: return .init(title: body.title)
        }
    }

    static func success(of gate: GateViewModel) -> Success {
        Success(page: IdeaListRequest(), note: TinyNoteViewModel.Kind.posted)
    }

    static func location(of gate: GateViewModel) -> Link { Link(to: GateRequest(query: .init(isOpen: true))) }
}

@LocalizableError
struct GateError: ServerRequestError {
    let message: LocalizableString

    init() { message = "The gate is closed." }

    var errorCode: String { "closed" }
    var status: Int { 409 }
}

@ViewModel(options: [.clientHostedFactory])
struct GateErrorViewModel: ErrorViewModel {
    let heading: String
    let message: LocalizableString
    let errorCode: String
    var vmId: ViewModelId = .init(type: Self.self)

    init(responseError: GateError) {
        heading = "Closed"
        message = responseError.message
        errorCode = responseError.errorCode
    }

    static func stub() -> Self { .init(responseError: GateError()) }
}

extension TinySite {
    /// Somebody who comes for the first time to the tiny site that has the gate beside its other pages.
    static func visitorOfGate() throws -> TestClient { TestClient(try withGate.get().site) }

    private static let withGate = Result { try openWithGate() }

    private static func openWithGate() throws -> TinySite {
        var routes = Routes<TinyServices>.tiny
        routes.register(GateViewModel.self, error: GateErrorViewModel.self)
        routes.register(GatePostController.self, error: GateErrorViewModel.self, page: GateRequest.self)
        let template = """
            {{<Shared/LayoutView}}
            {{$title}}{{pageTitle}}{{/title}}
            {{$main}}<h1>{{pageTitle}}</h1>{{/main}}
            {{/Shared/LayoutView}}

            """
        return try TinySite(files: ["Templates/Gates/GateView.mustache": template], routes: routes)
    }
}
