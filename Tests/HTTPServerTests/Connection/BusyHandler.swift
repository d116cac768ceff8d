import Foundation
import HTTP
import HTTPServer
import Synchronization

/// Holds its loop for a millisecond at each step, as no handler should, and counts. At the tenth it holds it until the other
/// request is on its way, however late the machine lets its client run.
final class BusyHandler: Handler {
    private let count: Int
    private let done = Atomic<Int>(0)
    private let noted = Atomic<Int>(-1)
    private let isOtherSent = Atomic<Bool>(false)

    init(steps: Int) { count = steps }

    var steps: Int { done.load(ordering: .relaxed) }

    /// How many steps were done when `/other` was served.
    var stepsBeforeOther: Int? {
        let steps = noted.load(ordering: .relaxed)
        return steps < 0 ? nil : steps
    }

    func otherIsSent() { isOtherSent.store(true, ordering: .relaxed) }

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        switch request.head.target.path {
        case "/other": noted.store(steps, ordering: .relaxed)
        case "/step": step()
        default: return Response(.ok, body: .stream(length: nil, producer: produce))
        }
        return Response(.ok)
    }

    private func produce(_ writer: BodyWriter) async throws {
        for _ in 0..<count {
            step()
            try await writer.write([0x78])
        }
    }

    private func step() {
        usleep(1000)
        guard done.add(1, ordering: .relaxed).newValue == 10 else { return }
        for _ in 0..<60_000 where !isOtherSent.load(ordering: .relaxed) { usleep(1000) }
    }
}
