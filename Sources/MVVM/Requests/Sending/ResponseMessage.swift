import Foundation

/// An answer as it came over the wire.
public struct ResponseMessage: Sendable, Hashable {
    public let status: Int
    /// By lower-case name.
    public let fields: [String: String]
    public let body: Data

    public init(status: Int, fields: [String: String] = [:], body: Data) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}

extension ResponseMessage {
    /// What the request promises, or what it would have thrown without a wire.
    ///
    /// - Throws: `CredentialRejectedError`, `UnsupportedVersionError`, the request's own `ResponseError`, or `TransportError`.
    func result<R: ServerRequest>(of request: R.Type) throws -> R.ResponseBody {
        guard (200..<300).contains(status) || isResult(of: request) else { throw try failure(of: request) }
        // An empty answer is one without members.
        guard !body.isEmpty else { return try read(R.ResponseBody.self, from: Data("{}".utf8)) }
        guard mediaType == "application/json" else {
            throw TransportError.unreadable(status: status, reason: "The answer is '\(mediaType)', no JSON.")
        }
        return try read(R.ResponseBody.self, from: body)
    }

    /// Whether it is one of several results, whose case sets the status; a failure is a problem document.
    private func isResult<R: ServerRequest>(of request: R.Type) -> Bool {
        mediaType == "application/json" && R.ResponseBody.self is any ResultViewModel.Type
    }

    private func failure<R: ServerRequest>(of request: R.Type) throws -> any Error {
        guard mediaType == "application/problem+json" else {
            throw TransportError.unreadable(
                status: status, reason: "The answer is '\(mediaType)', no problem document.")
        }
        var problem = try read(Problem.self, from: body)
        // Its own word for it is a hint only (RFC 9457 §3.1.2).
        problem.status = status
        if problem.type == CredentialRejectedError.problemType {
            let code = problem.code.flatMap(CredentialRejectedError.Code.init) ?? .invalid
            return CredentialRejectedError(code, challenge: fields["www-authenticate"] ?? "")
        }
        if problem.type == UnsupportedVersionError.problemType {
            return try read(UnsupportedVersionError.self, from: body)
        }
        // A failure below the app may happen to decode as the error; its type tells it apart.
        guard problem.type.hasPrefix("/problems\(R.path)#") else { return TransportError.refused(problem) }
        return try read(R.ResponseError.self, from: body)
    }

    private func read<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
        do {
            return try WireJSON.decoder.decode(type, from: body)
        } catch {
            throw TransportError.unreadable(status: status, reason: "The answer is no \(type): \(error)")
        }
    }

    private var mediaType: String {
        let type = fields["content-type"]?.prefix { $0 != ";" } ?? ""
        return type.filter { $0 != " " }.lowercased()
    }
}
