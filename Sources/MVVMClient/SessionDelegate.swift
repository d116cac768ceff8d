import Foundation
import FoundationNetworking
import MVVM
import Synchronization

/// Collects the answers to the tasks of the one session. URLSession's own `data(for:)` asks no delegate about redirects on
/// Linux, and follows them with every field, to whatever host; here none is followed.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = (body: Data, response: URLResponse?)

    private struct Exchange {
        var body = Data()
        let continuation: CheckedContinuation<Answer, any Error>
    }

    /// Bytes of an answer, decompressed; a server that sends more for ever must not fill the memory.
    static let limit = 64 << 20

    /// By the number of the task.
    private let exchanges = Mutex<[Int: Exchange]>([:])

    /// Starting and cancelling a task wait for the queue on which URLSession works and calls these methods: here they would
    /// wait for themselves, and in a caller's task for seconds, while an answer comes that has no end.
    private let controls = DispatchQueue(label: "URLSession tasks")

    /// Starts a task and waits for its end.
    ///
    /// - Throws: `URLError`; `CancellationError` as soon as the caller is cancelled.
    func answer(to task: URLSessionDataTask) async throws -> Answer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchanges.withLock { $0[task.taskIdentifier] = Exchange(continuation: continuation) }
                // Cancelled before there was anything to end, as `onCancel` then has found.
                guard !Task.isCancelled else { return end(task, throwing: CancellationError()) }
                controls.async { task.resume() }
            }
        } onCancel: {
            end(task, throwing: CancellationError())
            cancel(task)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // Foundation ends the whole program over an answer for a task that was cancelled meanwhile. Whoever cancels takes the
        // exchange out first, so behind the lock this is either enqueued before the cancellation or not at all.
        exchanges.withLock { exchanges in
            guard exchanges[task.taskIdentifier] != nil else { return }
            completionHandler(nil)
        }
    }

    /// Foundation (6.3.1) never ends a task whose 401 asks for `Basic` before this is answered; it is an answer like any other,
    /// and on Linux the task has its response by now.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // First: cancelled, the task would take the exchange with an error in place of the answer.
        end(task, throwing: nil)
        cancel(task)
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
            guard let count = exchanges[dataTask.taskIdentifier]?.body.count else { return false }
            guard data.count <= Self.limit - count else { return true }
            exchanges[dataTask.taskIdentifier]?.body.append(data)
            return false
        }
        if isTooLarge { refuse(dataTask, dataTask.response) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(task, throwing: error)
    }

    private func refuse(_ task: URLSessionTask, _ response: URLResponse?) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        end(
            task,
            throwing: TransportError.unreadable(
                status: status, reason: "The answer is larger than \(Self.limit >> 20) MB."))
        cancel(task)
    }

    private func cancel(_ task: URLSessionTask) {
        controls.async { task.cancel() }
    }

    /// Whoever takes the exchange out is the one who resumes it.
    private func end(_ task: URLSessionTask, throwing error: (any Error)?) {
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let error {
            exchange.continuation.resume(throwing: error)
        } else {
            exchange.continuation.resume(returning: (exchange.body, task.response))
        }
    }
}
