import MVVM

/// Seed: view model generator, "The ViewModel Module Must NOT Depend on Domain Types". It has a display enum of its own.
@ViewModel
public struct AuthorViewModel {
    public enum Standing: Hashable { case member, moderator }

    public let name: String
    public let standing: AuthorViewModel.Standing
    public let vmId: ViewModelId

    public init(name: String, standing: AuthorViewModel.Standing) {
        self.name = name
        self.standing = standing
        // Seed: "Identity", rule 2: what tells one from another, composed.
        self.vmId = .init(id: "\(name)-\(standing)")
    }

    public static func stub() -> Self { .init(name: "Grace", standing: .moderator) }
}
