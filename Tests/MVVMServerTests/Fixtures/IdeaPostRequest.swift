import MVVM
import MVVMServer

/// The one write: posts an idea whose title is neither empty nor taken.
struct IdeaPostRequest: CreateRequest {
    struct RequestBody: ServerRequestBody, ValidatableModel {
        static var maxBodySize: ServerRequestBodySize { .kb(1) }

        var title: String

        func validate(in context: ValidationContext) -> [ValidationResult] {
            let needed = ValidationResult.Message(fieldIds: ["title"], message: "A title is needed.")
            return title.isEmpty ? [ValidationResult(status: .error, messages: [needed])] : []
        }
    }

    @LocalizableError
    struct ResponseError: ServerRequestError {
        enum Code: String, LocalizedCases, Hashable { case invalidFields, taken }

        let code: Code
        let message: LocalizableString
        let validations: [ValidationResult]

        init(code: Code, title: String = "", validations: [ValidationResult] = []) {
            self.code = code
            message = code.localized(code == .taken ? ["title": LocalizableString.constant(title)] : [:])
            self.validations = validations
        }

        static func refusing(_ validations: [ValidationResult]) -> Self? {
            .init(code: .invalidFields, validations: validations)
        }

        var errorCode: String { code.rawValue }
        var status: Int { code == .taken ? 409 : 422 }
    }

    typealias ResponseBody = IdeaSheetViewModel

    let requestBody: RequestBody
}

enum IdeaPostController: ServerRequestController {
    static func perform(
        _ body: IdeaPostRequest.RequestBody, in context: ControllerContext<IdeaPostRequest, TinyServices>
    ) async throws -> IdeaSheetViewModel {
        guard body.title != "crash" else { throw Secret() }
        guard body.title != "locked" else { throw Locked(retryAfter: .seconds(5)) }
        guard body.title != "broken" else { throw Locked(retryAfter: nil) }
        guard !context.services.ideas.contains(body.title) else {
            throw IdeaPostRequest.ResponseError(code: .taken, title: body.title)
        }
        return .init(index: context.services.ideas.count, title: body.title, page: 1)
    }

    static func success(of sheet: IdeaSheetViewModel) -> Success {
        Success(page: IdeaListRequest(), note: TinyNoteViewModel.Kind.posted)
    }
}
