import Synchronization

/// An open object of ICU, closed with its owner; one thread at a time may use it.
///
/// Some of ICU's formats write into themselves while they format, and the lock costs less than asking which.
final class ICUObject: Sendable {
    private let handle: Mutex<Handle>

    /// nil where ICU could not open it.
    init?(_ pointer: OpaquePointer?, close: @escaping @Sendable (OpaquePointer) -> Void) {
        guard let pointer else { return nil }
        handle = Mutex(Handle(pointer: pointer, close: close))
    }

    func use<Result: Sendable>(_ body: (OpaquePointer) -> Result) -> Result {
        handle.withLock { body($0.pointer) }
    }

    private struct Handle: ~Copyable, @unchecked Sendable {
        // @unchecked: the mutex owns the only copy.
        let pointer: OpaquePointer
        let close: @Sendable (OpaquePointer) -> Void

        deinit { close(pointer) }
    }
}
