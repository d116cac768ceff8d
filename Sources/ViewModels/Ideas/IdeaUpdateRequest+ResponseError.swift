import MVVM

extension IdeaUpdateRequest {
    /// Why there is nothing to save a text for.
    @LocalizableError
    public struct ResponseError: ServerRequestError {
        public enum Code: String, LocalizedCases, Hashable {
            case ideaNotFound
        }

        public let code: Code
        public let message: LocalizableString

        public static var ideaNotFound: ResponseError { .init(code: .ideaNotFound) }

        private init(code: Code) {
            self.code = code
            self.message = code.localized()
        }

        public var errorCode: String { code.rawValue }

        public var status: Int {
            switch code {
            case .ideaNotFound: 404
            }
        }
    }
}
