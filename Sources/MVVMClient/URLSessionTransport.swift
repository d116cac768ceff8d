import Foundation
import FoundationNetworking
import MVVM

/// Sends messages over URLSession: one session for the whole program, so that connections are kept and used again.
struct URLSessionTransport: ServerRequestTransport {
    /// The server, or why there is none to ask, which every request then throws.
    private let server: Result<BaseURL, TransportError>
    private let timeout: Duration

    /// - Parameters:
    ///   - url: nil where the environment names no server for its deployment.
    ///   - timeout: how long one request may take in all.
    init(server url: URL?, deployment: Deployment, timeout: Duration) {
        server = Result { () throws(TransportError) in
            guard let url else { throw .noServer(deployment: deployment.name) }
            return try BaseURL(url)
        }
        self.timeout = timeout
    }

    /// Keeps no cookies, no answers and no credentials: what travels is what the environment says.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        return URLSession(configuration: configuration, delegate: answers, delegateQueue: ImmediateQueue())
    }()

    private static let answers = SessionDelegate()

    func send(_ message: RequestMessage) async throws -> ResponseMessage {
        let request = try urlRequest(for: message)
        // URLSession's own time-out begins anew with each byte that comes.
        return try await withThrowingTaskGroup(of: ResponseMessage.self) { group in
            group.addTask { try await Self.exchange(request) }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw TransportError.timedOut
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    private static func exchange(_ request: URLRequest) async throws -> ResponseMessage {
        do {
            let answer = try await answers.answer(to: request, on: session)
            guard let response = answer.response as? HTTPURLResponse else {
                throw TransportError.unreachable(reason: "The answer is no HTTP.")
            }
            return ResponseMessage(status: response.statusCode, fields: fields(of: response), body: answer.body)
        } catch let error as URLError {
            try Task.checkCancellation()
            throw transportError(error)
        }
    }

    private func urlRequest(for message: RequestMessage) throws(TransportError) -> URLRequest {
        let text = try server.get().origin + message.target
        guard let url = URL(string: text) else { throw .wrongBaseURL(text, reason: "it cannot be read.") }
        var request = URLRequest(url: url)
        request.httpMethod = message.method
        request.httpBody = message.body
        // Longer than ours, so that ours is the one that ends it.
        request.timeoutInterval = timeout / .seconds(1) + 60
        for (name, value) in message.fields {
            guard Self.isField(name, value) else { throw .wrongField(name: name) }
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }

    /// Whether a line of the head can hold it (RFC 9110 §5.1, §5.5); URLSession would send a line break as it is.
    private static func isField(_ name: String, _ value: String) -> Bool {
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122: true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
        return isName && !name.isEmpty && value.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) }
    }

    private static func transportError(_ error: URLError) -> any Error {
        switch error.code {
        case .cancelled: CancellationError()
        case .timedOut: TransportError.timedOut
        default: TransportError.unreachable(reason: error.localizedDescription)
        }
    }

    private static func fields(of response: HTTPURLResponse) -> [String: String] {
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            fields[name.lowercased()] = value
        }
        return fields
    }
}
