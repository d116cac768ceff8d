import MVVM

/// A view model that was never bound: no route or page of the site reaches it.
struct UnboundViewModel: Error, CustomStringConvertible {
    let type: any ViewModel.Type
    var description: String { "\(type) is rendered, but no route or page of the site reaches it." }
}
