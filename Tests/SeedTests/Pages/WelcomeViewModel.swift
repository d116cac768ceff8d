import MVVM

/// Seed: view model generator, "The @ViewModel Macro", server-hosted.
@ViewModel
public struct WelcomeViewModel: RequestableViewModel {
    public typealias Request = WelcomeRequest
    @LocalizedString public var title
    public var vmId: ViewModelId = .init(type: Self.self)
    public init() {}

    public static func stub() -> Self { .init() }
}

/// Reads the welcome.
public struct WelcomeRequest: ViewModelRequest {
    public typealias ResponseBody = WelcomeViewModel

    public init() {}
}
