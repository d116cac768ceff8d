import Synchronization

/// Carries `stop()` to the loops, whichever of both comes first.
final class StopSwitch: Sendable {
    private struct State {
        var isFlipped = false
        var loops: [EventLoop] = []
    }

    private let state = Mutex(State())

    func arm(_ loops: [EventLoop]) {
        let isFlipped = state.withLock { state in
            state.loops = loops
            return state.isFlipped
        }
        if isFlipped { flip() }
    }

    /// Lets go of the loops; a later `flip` reaches none.
    func disarm() { state.withLock { $0.loops = [] } }

    func flip() {
        let loops = state.withLock { state in
            state.isFlipped = true
            return state.loops
        }
        for loop in loops { loop.beginDrain() }
    }
}
