/// What a view shows: a projection of data that is written once and has three faces, HTML, JSON and its stub.
///
/// `@ViewModel` writes the conformance; only a struct may have it.
public protocol ViewModel: ServerRequestBody, PropertyVisitable, Identifiable, Stubbable {
    /// Which view this is on its page: stable for the same data, never random.
    var vmId: ViewModelId { get }

    /// States worth looking at beside the typical `stub()`, by name (`voted`), for previews and tests. What follows from
    /// the property table (empty, longest, hostile …) is derived; one that is named here takes its place.
    static var stubs: [(name: String, stub: Self)] { get }
}

extension ViewModel {
    public var id: ViewModelId { vmId }
    public static var stubs: [(name: String, stub: Self)] { [] }
}
