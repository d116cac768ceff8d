/// Lets calls through to a group of routes, or refuses them: who may come here, and how often.
///
/// ```swift
/// routes.grouped(AdminGuard()) { admin in
///     admin.register(AdminInfoViewModel.self)
/// }
/// ```
public protocol RouteGuard: Sendable {
    /// Called before query and body are read; in the previews, which show stubs to everybody, not at all.
    ///
    /// - Throws: what the call is answered with: `HTTPFailure.notFound` for what is not theirs to know,
    ///   `HTTPFailure.retry(.tooManyRequests, afterSeconds: 30)` for too many calls, `CredentialRejectedError`.
    func admit(_ call: Call) async throws
}
