import MVVM

/// Tells that there is no such idea.
@ViewModel
public struct MissingIdeaViewModel: ViewModel {
    @LocalizedString public var message
    public let name: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(name: String) { self.name = name }

    public static func stub() -> Self { .init(name: "Dark mode") }
}
