/// What a view shows: a projection of data that is written once and has three faces, HTML, JSON and its stub.
///
/// `@ViewModel` writes the conformance; only a struct may have it.
public protocol ViewModel: ServerRequestBody, PropertyVisitable, Identifiable, Stubbable {
    /// Which view this is on its page: stable for the same data, never random.
    var vmId: ViewModelId { get }
}

extension ViewModel {
    public var id: ViewModelId { vmId }
}
