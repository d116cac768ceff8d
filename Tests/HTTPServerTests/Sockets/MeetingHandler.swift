import Foundation
import HTTP
import HTTPServer
import Synchronization

/// Holds its loop, as no handler should, until two requests are served at once; after thirty seconds nobody comes.
final class MeetingHandler: Handler {
    private let current = Atomic<Int>(0)

    var hasFirst: Bool { current.load(ordering: .relaxed) > 0 }
    private var isMet: Bool { current.load(ordering: .relaxed) >= 2 }

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        current.add(1, ordering: .relaxed)
        let deadline = ContinuousClock.now + .seconds(30)
        while !isMet, ContinuousClock.now < deadline { usleep(1000) }
        return Response(.ok, text: isMet ? "met" : "alone")
    }
}
