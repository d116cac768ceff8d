import MVVM

// sample: 000:82

struct IdeaMoveRequest {
    struct ResponseError: Hashable, Sendable {
        enum Code: String { case movedMeanwhile }

        let code: Code
        let message: LocalizableString
    }
}

extension IdeaMoveErrorViewModel {
    static func stub() -> Self { .init(responseError: .init(code: .movedMeanwhile, message: "Moved.")) }
}
