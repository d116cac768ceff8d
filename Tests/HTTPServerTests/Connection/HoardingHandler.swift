import Dispatch
import HTTP
import HTTPServer

/// Works on a queue of its own, as a store does, and keeps the body beyond its answer, as nobody should.
actor HoardingHandler: Handler {
    private final class Executor: SerialExecutor {
        private let queue = DispatchQueue(label: "hoarding")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private(set) var kept: RequestBody?

    func respond(to request: Request) async -> Response {
        kept = request.body
        do throws(BodyError) {
            return Response(.ok, body: .bytes(try await request.body.collect(upTo: 10)))
        } catch {
            return Response(error.status)
        }
    }
}
