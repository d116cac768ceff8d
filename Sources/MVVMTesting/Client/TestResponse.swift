import Foundation
import HTTP

/// What a ``TestClient`` received, with the request that it answers.
public struct TestResponse: Sendable {
    public let request: TestRequest
    public let status: Status
    public let fields: HeaderFields
    /// Empty for the answer to HEAD, as on the wire.
    public let body: [UInt8]

    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The page, to be asked by XPath.
    ///
    /// - Throws: ``HTMLDocumentError/unreadable`` for an empty body.
    public var document: HTMLDocument {
        get throws { try HTMLDocument(body) }
    }

    /// The body as one of the app's own types, or as any other that reads it.
    ///
    /// - Throws: `DecodingError`.
    public func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(body))
    }
}
