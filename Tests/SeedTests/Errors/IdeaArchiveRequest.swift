import MVVM

/// Takes an idea off the board; only here for the error that it can throw.
struct IdeaArchiveRequest: UpdateRequest {
    struct RequestBody: ServerRequestBody, Hashable {
        var ideaId: ModelIdType
    }

    @LocalizableError
    struct ResponseError: ServerRequestError {
        enum Code: String, LocalizedCases, Hashable { case alreadyArchived, stillInProgress }

        let code: Code
        let message: LocalizableString

        init(_ code: Code) {
            self.code = code
            message = code.localized()
        }

        var errorCode: String { code.rawValue }
        var status: Int { 409 }
    }

    typealias ResponseBody = AuthorCardViewModel

    let requestBody: RequestBody
}
