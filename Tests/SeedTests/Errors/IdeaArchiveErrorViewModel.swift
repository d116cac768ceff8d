import MVVM

/// Seed: view model generator, "Error Display Pattern". One error of one request has one view model of its own.
@ViewModel(options: [.clientHostedFactory])
struct IdeaArchiveErrorViewModel {
    let message: LocalizableString
    let errorCode: String

    public var vmId: ViewModelId = .init(type: Self.self)

    init(responseError: IdeaArchiveRequest.ResponseError) {
        self.message = responseError.message
        self.errorCode = responseError.code.rawValue
    }

    static func stub() -> Self { .init(responseError: .init(.alreadyArchived)) }
}
