/// Where pages come from: the app's services, or the view models' stubs.
public enum Source<Services: Sendable>: Sendable {
    case live(Services)
    case stubs

    /// Nil for stubs.
    var services: Services? { if case .live(let services) = self { services } else { nil } }
}
