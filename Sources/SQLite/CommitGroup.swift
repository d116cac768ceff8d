/// The writes that share one COMMIT. Belongs to `Writer`, inside its actor.
final class CommitGroup {
    private var followers: [CheckedContinuation<Void, any Error>] = []
    /// Why nothing of the group was kept: the first reason given.
    private(set) var failure: (any Error)?

    /// Adds one more write, done but not yet committed.
    func join(_ follower: CheckedContinuation<Void, any Error>) {
        followers.append(follower)
    }

    func fail(_ error: any Error) {
        failure = failure ?? error
    }

    /// Tells all that joined how it ended, and the caller by throwing.
    func finish() throws {
        for follower in followers {
            if let failure { follower.resume(throwing: failure) } else { follower.resume() }
        }
        followers = []
        if let failure { throw failure }
    }
}
