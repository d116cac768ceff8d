/// Where pages come from: the app's services, or the view models' stubs.
public enum Source<Services: Sendable>: Sendable {
    case live(Services)
    case stubs
}
