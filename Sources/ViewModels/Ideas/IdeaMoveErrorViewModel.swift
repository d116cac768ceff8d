import MVVM

/// Tells why an idea was not moved.
@ViewModel(options: [.clientHostedFactory])
public struct IdeaMoveErrorViewModel: ErrorViewModel {
    @LocalizedString public var heading
    public let message: LocalizableString
    public let errorCode: String
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(responseError: IdeaMoveRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
    }

    public static var examples: [IdeaMoveRequest.ResponseError] {
        [.movedMeanwhile(title: "Dark mode", stage: StageName.planned.localized()), .ideaNotFound, .stageNotFound]
    }

    public static func stub() -> Self {
        .init(responseError: .movedMeanwhile(title: "Dark mode", stage: StageName.planned.localized()))
    }
}
