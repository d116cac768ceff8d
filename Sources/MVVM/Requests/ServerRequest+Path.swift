// The path of a request: derived from its type, once, for server and client.
extension ServerRequest {
    /// `IdeaMoveRequest` is `/idea-move`, `URLPreviewRequest` is `/url-preview`; a request that is nested in a view model
    /// takes its words: `AboutViewModel.ClientHostedRequest` is `/about`.
    public static var path: String { RequestPath.path(of: Self.self) }
}
