import Foundation

/// Blocking calls on a thread of their own: the pool is as narrow as the machine.
enum BlockingThread {
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
        -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try work() }) }.start()
        }
    }
}

extension BlockingThread {
    /// For clients that are slow on purpose.
    static func pause(milliseconds: Int) {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
    }
}
