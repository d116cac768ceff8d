import Foundation

/// Sends one WebDriver command and reads its answer: JSON over HTTP, the answer under `value`.
struct WebDriverTransport: Sendable {
    enum Method: String {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// A command without parameters still has a body, `{}`, and one without an answer says `null`.
    struct Nothing: Codable {
        init() {}
        init(from decoder: any Decoder) {}
    }

    private struct Answer<Value: Decodable>: Decodable {
        let value: Value
    }

    let port: UInt16

    /// - Throws: ``WebDriverError`` as the driver reports it, or `PlainConnectionError` when the driver is gone.
    func call<Value: Decodable>(
        _ method: Method, _ path: String, _ body: some Encodable = Nothing()
    ) async throws -> Value {
        let payload = method == .post ? try JSONEncoder().encode(body) : Data()
        let head = """
            \(method.rawValue) \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/json; charset=utf-8\r
            Content-Length: \(payload.count)\r
            \r

            """
        let answer = try await PlainConnection.exchange(Array(head.utf8) + payload, port: port)
        guard answer.status == 200 else {
            throw try JSONDecoder().decode(Answer<WebDriverError>.self, from: Data(answer.body)).value
        }
        return try JSONDecoder().decode(Answer<Value>.self, from: Data(answer.body)).value
    }

    func send(_ method: Method, _ path: String, _ body: some Encodable = Nothing()) async throws {
        let _: Nothing = try await call(method, path, body)
    }
}
