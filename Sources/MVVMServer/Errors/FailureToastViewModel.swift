import MVVM

/// A failure below the app, told on the page of the form that met it.
@ViewModel
public struct FailureToastViewModel {
    public let heading: LocalizableString
    public let message: LocalizableString
    public let errorCode: String
    @LocalizedString public var requestTitle
    public let requestId: String
    @LocalizedString public var dismissTitle
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(kind: FailureViewModel.Kind, requestId: String) {
        heading = kind.localized()
        message = kind.explanation
        errorCode = "\(kind)"
        self.requestId = requestId
    }

    public static func stub() -> Self { .init(kind: .unavailable, requestId: "6Q2ZK9D4M8XVT") }
}
