/// Asks again and again until an answer stands or the time is over.
///
/// The pause between two attempts is a suspension, so waiting holds no thread.
/// - Returns: The first answer that is not nil; nil when `limit` is over. There is always one attempt.
func poll<Answer>(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    _ attempt: () async throws -> sending Answer?
) async throws -> sending Answer? {
    let deadline = ContinuousClock.now + limit
    while true {
        if let answer = try await attempt() { return answer }
        guard ContinuousClock.now < deadline else { return nil }
        try await Task.sleep(for: .milliseconds(20))
    }
}
