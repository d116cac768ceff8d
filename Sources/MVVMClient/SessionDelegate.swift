import Foundation
import FoundationNetworking
import MVVM
import Synchronization

/// Runs the tasks of the one session and collects their answers. URLSession's own `data(for:)` asks no delegate about
/// redirects on Linux, and follows them with every field, to whatever host; here none is followed.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = (body: Data, response: URLResponse?)

    private struct Exchange {
        let continuation: CheckedContinuation<Answer, any Error>
        /// nil until `controls` has made it.
        var task: URLSessionDataTask?
        var body = Data()
    }

    /// Bytes of an answer, decompressed; a server that sends more for ever must not fill the memory.
    static let limit = 64 << 20

    /// By numbers of our own: a task has none before it is made. Its description holds it.
    private let exchanges = Mutex<[Int: Exchange]>([:])
    private let lastNumber = Atomic(0)

    /// Making, starting and cancelling a task wait for the queue on which URLSession works and calls these methods: here they
    /// would wait for themselves, and in a caller's task for seconds, while an answer comes that has no end.
    private let controls = DispatchQueue(label: "URLSession tasks")

    /// Sends a request and waits for the end of its answer.
    ///
    /// - Throws: `URLError`; `CancellationError` as soon as the caller is cancelled.
    func answer(to request: URLRequest, on session: URLSession) async throws -> Answer {
        let number = lastNumber.add(1, ordering: .relaxed).newValue
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchanges.withLock { $0[number] = Exchange(continuation: continuation) }
                // Cancelled before there was anything to end, as `onCancel` then has found.
                if Task.isCancelled { return leave(number, throwing: CancellationError()) }
                controls.async { self.start(request, on: session, number: number) }
            }
        } onCancel: {
            leave(number, throwing: CancellationError())
        }
    }

    /// On `controls`. Nothing is sent for a caller who has left meanwhile.
    private func start(_ request: URLRequest, on session: URLSession, number: Int) {
        guard exchanges.withLock({ $0[number] != nil }) else { return }
        let task = session.dataTask(with: request)
        task.taskDescription = String(number)
        let isWanted = exchanges.withLock { exchanges in
            exchanges[number]?.task = task
            return exchanges[number] != nil
        }
        if isWanted { task.resume() } else { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // Foundation ends the whole program over an answer for a task that was cancelled meanwhile. Whoever cancels takes the
        // exchange out first, so behind the lock this is either enqueued before the cancellation or not at all. It does no
        // more than enqueue.
        exchanges.withLock { exchanges in
            guard exchanges[number(of: task)] != nil else { return }
            completionHandler(nil)
        }
    }

    /// Foundation (6.3.1) never ends a task whose 401 asks for `Basic` before this is answered; it is an answer like any other,
    /// and on Linux the task has its response by now.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        leave(number(of: task), throwing: nil)
    }

    /// What is said to be too large is not waited for. Foundation ignores the disposition on Linux.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        if response.expectedContentLength > Int64(Self.limit) { refuse(dataTask, response) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = exchanges.withLock { exchanges in
            guard let count = exchanges[number(of: dataTask)]?.body.count else { return false }
            guard data.count <= Self.limit - count else { return true }
            exchanges[number(of: dataTask)]?.body.append(data)
            return false
        }
        if isTooLarge { refuse(dataTask, dataTask.response) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(number(of: task), throwing: error)
    }

    private func number(of task: URLSessionTask) -> Int { task.taskDescription.flatMap { Int($0) } ?? 0 }

    private func refuse(_ task: URLSessionTask, _ response: URLResponse?) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        leave(
            number(of: task),
            throwing: TransportError.unreadable(
                status: status, reason: "The answer is larger than \(Self.limit >> 20) MB."))
    }

    /// Ends an exchange whose task goes on, and then the task: cancelled first, it would take the exchange with an error.
    private func leave(_ number: Int, throwing error: (any Error)?) {
        if let task = end(number, throwing: error) { controls.async { task.cancel() } }
    }

    /// Whoever takes the exchange out is the one who resumes it. Returns its task.
    @discardableResult
    private func end(_ number: Int, throwing error: (any Error)?) -> URLSessionDataTask? {
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: number) }) else { return nil }
        if let error {
            exchange.continuation.resume(throwing: error)
        } else {
            exchange.continuation.resume(returning: (exchange.body, exchange.task?.response))
        }
        return exchange.task
    }
}
