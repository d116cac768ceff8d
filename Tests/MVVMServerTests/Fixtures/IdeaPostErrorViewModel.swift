import MVVM

/// Tells why an idea was not posted.
@ViewModel(options: [.clientHostedFactory])
struct IdeaPostErrorViewModel: ErrorViewModel {
    @LocalizedString var heading
    let message: LocalizableString
    let errorCode: String
    var vmId: ViewModelId = .init(type: Self.self)

    init(responseError: IdeaPostRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.errorCode
    }

    static var examples: [IdeaPostRequest.ResponseError] {
        [.init(code: .taken, title: "Dark mode"), .init(code: .invalidFields)]
    }

    static func stub() -> Self { .init(responseError: .init(code: .taken, title: "Dark mode")) }
}
