/// What `@ViewModel` writes beyond the conformance.
public enum ViewModelOptions: Sendable, Hashable {
    /// The data is in hand (request, visitor, caught error): the factory comes from the first initializer.
    case clientHostedFactory
}
