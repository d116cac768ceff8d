import MVVM

extension IdeaMoveRequest {
    /// Why an idea was not moved.
    @LocalizableError
    public struct ResponseError: ServerRequestError {
        public enum Code: String, LocalizedCases, Hashable {
            case movedMeanwhile, ideaNotFound, stageNotFound
        }

        public let code: Code
        public let message: LocalizableString

        /// Somebody else moved the idea first.
        ///
        /// - Parameters:
        ///   - title: the idea's title.
        ///   - stage: where it is now.
        public static func movedMeanwhile(title: String, stage: LocalizableString) -> ResponseError {
            .init(code: .movedMeanwhile, slots: ["title": LocalizableString.constant(title), "stage": stage])
        }

        public static var ideaNotFound: ResponseError { .init(code: .ideaNotFound) }
        public static var stageNotFound: ResponseError { .init(code: .stageNotFound) }

        private init(code: Code, slots: [String: any Localizable] = [:]) {
            self.code = code
            self.message = code.localized(slots)
        }

        public var errorCode: String { code.rawValue }

        public var status: Int {
            switch code {
            case .movedMeanwhile: 409
            case .ideaNotFound: 404
            case .stageNotFound: 422
            }
        }
    }
}
