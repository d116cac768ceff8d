import HTTP

/// What machines ask about the site itself: whether it lives (`/healthz`), whether visitors may be sent to it
/// (`/readyz`), and what it has done (`/metrics`, in the text format of Prometheus).
struct Probes: Sendable {
    static let paths: Set = ["/healthz", "/readyz", "/metrics"]

    let isReady: @Sendable () async -> Bool
    let metrics: Metrics?
    let names: RouteNames

    /// - Parameter path: normalized.
    /// - Returns: nil for every other path.
    nonisolated(nonsending) func response(to head: RequestHead, at path: String) async -> Response? {
        guard Self.paths.contains(path), var response = await response(at: path) else { return nil }
        if head.method != .get, head.method != .head {
            response = Response(.methodNotAllowed, fields: [.allow: "GET, HEAD"])
        }
        response.fields.append(.cacheControl, "no-store")
        return response
    }

    nonisolated(nonsending) private func response(at path: String) async -> Response? {
        switch path {
        case "/readyz":
            await isReady() ? Response(.ok, text: "ready\n") : Response(.serviceUnavailable, text: "not ready\n")
        case "/metrics": metrics.map { MetricsPage($0, names: names).response }
        default: Response(.ok, text: "ok\n")
        }
    }
}
