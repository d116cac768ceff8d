import Foundation
import HTTP
import HTTPServer
import MVVM

/// Reads a request's body, JSON or form, as one and the same type.
enum RequestBodyDecoder {
    struct Received<Body: ServerRequestBody> {
        let body: Body
        /// The texts of the form by name; empty for JSON.
        let typed: [String: String]
    }

    static func isForm(_ head: RequestHead) -> Bool { essence(of: head) == "application/x-www-form-urlencoded" }

    /// - Throws: `BodyError` for a body that is too large or ends early, `HTTPFailure` with the reason for one that cannot be
    ///   read, 415 for a media type that is neither.
    static func decode<Body: ServerRequestBody>(_ type: Body.Type, from request: Request) async throws -> Received<Body>
    {
        guard Body.self != EmptyBody.self else { return Received(body: try empty(), typed: [:]) }
        let essence = essence(of: request.head)
        guard essence == MediaType.json.essence || isForm(request.head) else {
            throw HTTPFailure(.unsupportedMediaType)
        }
        let bytes = try await request.body.collect(upTo: Body.maxBodySize.bytes)
        do {
            return essence == MediaType.json.essence
                ? Received(body: try json(bytes), typed: [:])
                : try form(bytes)
        } catch let error as DecodingError {
            throw HTTPFailure.badRequest(error.explanation)
        } catch let error as StrictJSON.Mistake {
            throw HTTPFailure.badRequest("The JSON cannot be read at byte \(error.offset): \(error.explanation).")
        } catch let error as FormError {
            throw HTTPFailure.badRequest("The form cannot be read: \(error).")
        }
    }

    private static func json<Body: ServerRequestBody>(_ bytes: [UInt8]) throws -> Body {
        try StrictJSON.check(bytes)
        return try JSONDecoder().decode(Body.self, from: Data(bytes))
    }

    private static func form<Body: ServerRequestBody>(_ bytes: [UInt8]) throws -> Received<Body> {
        let pairs = try FormURLEncoded(parsing: bytes).pairs.map { KeyValuePair(name: $0.name, value: $0.value) }
        let body = try KeyValueDecoder(pairs).decode(Body.self)
        let typed = Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        return Received(body: body, typed: typed)
    }

    private static func empty<Body: ServerRequestBody>() throws -> Body { try KeyValueDecoder([]).decode(Body.self) }

    private static func essence(of head: RequestHead) -> String? {
        head.fields[.contentType].flatMap { MediaType(parsing: $0)?.essence }
    }
}
