/// A task that waits on the loop. Resumed exactly once: whoever resumes it takes it out of its place first.
struct Waiter {
    let continuation: UnsafeContinuation<Wakeup, Never>
    let deadline: Moment
    /// Whether a graceful stop ends the wait: nothing is under way.
    let isIdle: Bool
}
