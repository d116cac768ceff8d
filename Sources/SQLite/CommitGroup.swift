/// The writes that share one COMMIT. Belongs to `Writer`, inside its actor.
final class CommitGroup {
    private var followers: [CheckedContinuation<Void, any Error>] = []
    private var isFinished = false
    /// Why nothing of the group was kept: the first reason given.
    private(set) var failure: (any Error)?

    /// Adds one more write, done but not yet committed.
    ///
    /// Its task may have been suspended since it wrote: under a task executor even a call within one actor can hop. So the
    /// group may be finished by now, and the write with it.
    func join(_ follower: CheckedContinuation<Void, any Error>) {
        if isFinished { tell(follower) } else { followers.append(follower) }
    }

    func fail(_ error: any Error) {
        failure = failure ?? error
    }

    /// Tells all that joined how it ended, and the caller by throwing.
    func finish() throws {
        isFinished = true
        for follower in followers { tell(follower) }
        followers = []
        if let failure { throw failure }
    }

    private func tell(_ follower: CheckedContinuation<Void, any Error>) {
        if let failure { follower.resume(throwing: failure) } else { follower.resume() }
    }
}
