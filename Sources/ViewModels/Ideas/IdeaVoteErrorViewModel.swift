import MVVM

/// Tells why a vote was not counted.
@ViewModel(options: [.clientHostedFactory])
public struct IdeaVoteErrorViewModel: ErrorViewModel {
    @LocalizedString public var heading
    public let message: LocalizableString
    public let errorCode: String
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(responseError: IdeaVoteRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
    }

    public static var examples: [IdeaVoteRequest.ResponseError] { [.ideaNotFound, .visitorUnknown] }

    public static func stub() -> Self { .init(responseError: .ideaNotFound) }
}
