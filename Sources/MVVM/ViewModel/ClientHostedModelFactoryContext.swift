/// What a client-hosted view model is made from.
public struct ClientHostedModelFactoryContext<Request: ViewModelRequest, AppState: Hashable & Sendable>: Sendable {
    public let request: Request
    public let appState: AppState

    public init(request: Request, appState: AppState) {
        self.request = request
        self.appState = appState
    }
}
