/// A task that waits on the loop. Resumed exactly once: whoever resumes it takes it out of its place first.
struct Waiter {
    let continuation: UnsafeContinuation<Wakeup, Never>
    let deadline: Moment
    /// Since when nothing is under way, so that a graceful stop, or somebody who needs the room, ends the wait.
    let idleSince: Moment?
}
