import MVVM

extension IdeaVoteRequest {
    /// Why a vote was not counted.
    @LocalizableError
    public struct ResponseError: ServerRequestError {
        public enum Code: String, LocalizedCases, Hashable {
            case ideaNotFound
            /// The request brought no token of ours, so nobody could tell a second vote from the first.
            case visitorUnknown
        }

        public let code: Code
        public let message: LocalizableString

        public static var ideaNotFound: ResponseError { .init(code: .ideaNotFound) }
        public static var visitorUnknown: ResponseError { .init(code: .visitorUnknown) }

        private init(code: Code) {
            self.code = code
            self.message = code.localized()
        }

        public var errorCode: String { code.rawValue }

        public var status: Int {
            switch code {
            case .ideaNotFound: 404
            case .visitorUnknown: 403
            }
        }
    }
}
