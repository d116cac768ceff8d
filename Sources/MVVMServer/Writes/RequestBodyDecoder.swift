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

    /// - Throws: `BodyError` for a body that is too large or ends early, `HTTPFailure` with the reason for one that cannot be
    ///   read. A body whose `Content-Length` is above its `maxBodySize` is refused before it is read.
    static func decode<Body: ServerRequestBody>(
        _ type: Body.Type, from request: Request
    ) async throws -> Received<Body> {
        guard Body.self != EmptyBody.self else { return try read([], as: type) }
        let format = try BodyFormat(request.head)
        let bytes = try await request.body.collect(upTo: Body.maxBodySize.bytes)
        do {
            switch format {
            case .json: return Received(body: try StrictJSON.decode(type, from: bytes), typed: [:])
            case .urlEncoded: return try read(try pairs(of: FormURLEncoded(parsing: bytes)), as: type)
            case .multipart(let boundary):
                return try read(try pairs(of: MultipartForm(parsing: bytes, boundary: boundary)), as: type)
            }
        } catch let mistake as JSONMistake {
            throw HTTPFailure.unreadable(mistake)
        } catch let error as FormError {
            throw error.failure(of: .form)
        } catch let error as MultipartError {
            throw error.failure
        } catch let error as DecodingError {
            throw HTTPFailure.unreadable(.form, error.explanation)
        }
    }

    private static func read<Body: ServerRequestBody>(
        _ pairs: [KeyValuePair], as type: Body.Type
    ) throws -> Received<Body> {
        let body = try KeyValueDecoder(pairs).decode(type)
        return Received(body: body, typed: Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    }

    private static func pairs(of form: FormURLEncoded) -> [KeyValuePair] {
        form.pairs.map { KeyValuePair(name: $0.name, value: $0.value) }
    }

    /// A browser sends a file input that was left empty as a file without name and content: it is nothing.
    private static func pairs(of form: MultipartForm) throws -> [KeyValuePair] {
        try form.parts.compactMap { part in
            if let fileName = part.fileName {
                guard fileName.isEmpty, part.content.isEmpty else {
                    throw HTTPFailure.unreadable(.form, "'\(part.name)' is a file; this form takes texts only.")
                }
                return nil
            }
            guard let text = String(validating: part.content, as: UTF8.self) else {
                throw HTTPFailure.unreadable(.form, "'\(part.name)' is a text that is not UTF-8.")
            }
            return KeyValuePair(name: part.name, value: text)
        }
    }
}
