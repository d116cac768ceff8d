import HTTP

/// How a request's body is written.
enum BodyFormat: Hashable {
    case json
    case urlEncoded
    case multipart(boundary: String)

    /// - Throws: 415 for every other media type, for another charset than UTF-8, and for a compressed body.
    init(_ head: RequestHead) throws(HTTPFailure) {
        let texts = head.fields.values(of: .contentType)
        guard let text = texts.first else { throw Self.unsupported("A Content-Type is missing.") }
        guard texts.count == 1 else { throw Self.unsupported("One Content-Type is expected.") }
        guard let type = MediaType(parsing: text) else {
            throw Self.unsupported("The Content-Type '\(text)' cannot be read.")
        }
        guard type.parameter("charset").map({ $0.lowercased() == "utf-8" }) ?? true else {
            throw Self.unsupported("Texts are read as UTF-8 only.")
        }
        guard head.fields[.contentEncoding].map({ $0.lowercased() == "identity" }) ?? true else {
            throw Self.unsupported("A compressed body is not read.")
        }
        switch type.essence {
        case MediaType.json.essence: self = .json
        case MediaType.form.essence: self = .urlEncoded
        case MediaType.multipart.essence: self = .multipart(boundary: type.parameter("boundary") ?? "")
        default: throw Self.unsupported("'\(type.essence)' is not read here.")
        }
    }

    /// Whether a browser's form sent it; such a form posts whatever the request's method is.
    static func isForm(_ head: RequestHead) -> Bool {
        let essence = head.fields[.contentType].flatMap { MediaType(parsing: $0)?.essence }
        return essence == MediaType.form.essence || essence == MediaType.multipart.essence
    }

    /// The failure of a POST that is no form, where programs send `method`. `Accept-Post` (Linked Data Platform 1.0 §7.1)
    /// tells what it takes.
    static func noForm(insteadOf method: HTTP.Method) -> HTTPFailure {
        HTTPFailure(.unsupportedMediaType, reason: "POST takes forms here; JSON comes with \(method).")
            .with("Accept-Post", [MediaType.form, .multipart].map(\.essence).joined(separator: ", "))
    }

    /// Tells what is read instead (RFC 9110 §15.5.16).
    private static func unsupported(_ reason: String) -> HTTPFailure {
        let types = [MediaType.json, .form, .multipart].map(\.essence)
        return HTTPFailure(.unsupportedMediaType, reason: reason).with(.accept, types.joined(separator: ", "))
    }
}
