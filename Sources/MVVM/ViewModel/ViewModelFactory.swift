/// Reads what a view model shows: the one place that sees both the domain and the view model.
public protocol ViewModelFactory {
    /// What the factory reads from: the request, the visitor, the app's services.
    associatedtype Context

    static func model(context: Context) async throws -> Self
}
