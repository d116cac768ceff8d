/// A factory that the macro wrote: the data is in hand, as request, visitor or caught error.
public protocol ClientHostedViewModelFactory: ViewModel, ViewModelFactory {
    /// The parameters of the first initializer.
    associatedtype AppState: Hashable, Sendable

    /// The view model of that state. A parent makes its child by it, from what it has itself (seed: view generator, "Child
    /// View Binding").
    static func model(appState: AppState) -> Self
}
