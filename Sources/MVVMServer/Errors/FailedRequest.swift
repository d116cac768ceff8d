import HTTP
import Localization
import MVVM

/// A thrown `ResponseError` with everything that its answer needs in each face.
struct FailedRequest: Error {
    let status: Status
    /// The request's path, for the problem's type.
    let path: String
    let code: String
    let message: LocalizableString
    let validations: [ValidationResult]
    /// Writes the error's own members into a problem document, and its code where it is none of them.
    let members: @Sendable (inout JSONVisitor) -> Void
    /// The toast of the error's own view model.
    let toast: @Sendable (HTMLRenderer, Localizer) throws -> SafeHTML
    /// The page that the form of a write stood on, around the toast; nil where there is none, or none any more.
    let page: @Sendable (SafeHTML) async throws -> Response?

    init<Request: ServerRequest, Failure: ErrorViewModel>(
        _ error: Failure.ResponseError, of request: Request.Type, shownBy type: Failure.Type,
        page: @escaping @Sendable (SafeHTML) async throws -> Response? = { _ in nil }
    ) {
        status = Status(code: error.status) ?? .internalServerError
        path = Request.path
        code = error.errorCode
        message = error.message
        validations = error.validations
        let writesCode = Failure.ResponseError.propertyTable.index(of: "code") != nil
        members = { visitor in
            if !writesCode { visitor.member("code", error.errorCode) }
            visitor.visit(membersOf: error)
        }
        toast = { try $0.component(Failure(responseError: error), localizer: $1) }
        self.page = page
    }
}
