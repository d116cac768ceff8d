/// Where a request comes from, seen through the proxies that are believed.
public struct RequestOrigin: Sendable, Hashable {
    /// Port 0 when the proxy does not say. `nil` in process, and when a proxy hides it.
    public var client: PeerAddress?
    /// `http` or `https`, as the visitor's browser spoke to the outermost proxy that is believed.
    public var scheme: String
    /// Host and port as the browser named them.
    public var host: String?
}
