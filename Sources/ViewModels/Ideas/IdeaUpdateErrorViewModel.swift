import MVVM

/// Tells why there is nothing to save a text for.
@ViewModel(options: [.clientHostedFactory])
public struct IdeaUpdateErrorViewModel: ErrorViewModel {
    @LocalizedString public var heading
    public let message: LocalizableString
    public let errorCode: String
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(responseError: IdeaUpdateRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
    }

    public static var examples: [IdeaUpdateRequest.ResponseError] { [.ideaNotFound] }

    public static func stub() -> Self { .init(responseError: .ideaNotFound) }
}
