/// A factory that the macro wrote: the data is in hand, as request, visitor or caught error.
public protocol ClientHostedViewModelFactory: ViewModel, ViewModelFactory {
    associatedtype AppState: Hashable, Sendable
}
