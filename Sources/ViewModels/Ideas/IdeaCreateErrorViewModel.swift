import MVVM

/// Tells why an idea was not posted, with what is wrong in which field.
@ViewModel(options: [.clientHostedFactory])
public struct IdeaCreateErrorViewModel: ErrorViewModel {
    @LocalizedString public var heading
    public let message: LocalizableString
    public let errorCode: String
    public let validations: [ValidationResult]
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(responseError: IdeaCreateRequest.ResponseError) {
        message = responseError.message
        errorCode = responseError.code.rawValue
        validations = responseError.validations
    }

    public static var examples: [IdeaCreateRequest.ResponseError] {
        [.init(validations: IdeaCreateRequest.RequestBody(title: "", authorName: "").validate())]
    }

    public static func stub() -> Self { .init(responseError: examples[0]) }
}
