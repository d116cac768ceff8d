import Foundation
import HTTP
import MVVM
import MVVMTesting

/// Carries a client's requests to a site in the same process.
struct TestTransport: ServerRequestTransport {
    let client: TestClient

    func send(_ message: RequestMessage) async throws -> ResponseMessage {
        var fields = HeaderFields()
        for (name, text) in message.fields {
            if let name = FieldName(name), let value = FieldValue(text) { fields.append(name, value) }
        }
        let answer = try await client.send(
            TestRequest(
                HTTP.Method(rawValue: message.method), message.target, fields: fields,
                body: message.body.map(Array.init) ?? []))
        let named = answer.fields.map { ($0.name.lowercased(), $0.value) }
        return ResponseMessage(
            status: answer.status.code, fields: Dictionary(named, uniquingKeysWith: { first, _ in first }),
            body: Data(answer.body))
    }
}
