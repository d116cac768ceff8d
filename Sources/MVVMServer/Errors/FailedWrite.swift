import HTTP
import Localization
import MVVM

/// A thrown `ResponseError` with everything that its answer needs in each face.
struct FailedWrite: Error {
    let status: Status
    /// The name of the request type, for the problem's type.
    let requestName: String
    let code: String
    let message: LocalizableString
    let validations: [ValidationResult]
    /// Writes the error's own members into a problem document.
    let members: @Sendable (inout JSONVisitor) -> Void
    /// The toast of the error's own view model.
    let toast: @Sendable (HTMLRenderer, Localizer) throws -> SafeHTML
    /// The page that the form stood on, around the toast.
    let page: @Sendable (SafeHTML) async throws -> Response

    init<Failure: ErrorViewModel>(
        _ error: Failure.ResponseError, shownBy type: Failure.Type, requestName: String,
        page: @escaping @Sendable (SafeHTML) async throws -> Response
    ) {
        status = Status(code: error.status) ?? .internalServerError
        self.requestName = requestName
        code = error.errorCode
        message = error.message
        validations = error.validations
        members = { $0.visit(membersOf: error, isFirst: false) }
        toast = { try $0.component(Failure(responseError: error), localizer: $1) }
        self.page = page
    }
}
