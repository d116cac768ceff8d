/// A view model that a request of its own asks for: a page.
public protocol RequestableViewModel: ViewModel {
    associatedtype Request: ViewModelRequest
}
