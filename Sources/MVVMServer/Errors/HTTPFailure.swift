import HTTP

/// A failure that no request declares: it has a status and a page, and no more.
public struct HTTPFailure: Error, Sendable {
    public let kind: FailureViewModel.Kind
    /// What exactly is wrong, for the program that sent the request; never the text of an inner error.
    public let detail: String?
    /// For 405.
    let allowed: [HTTP.Method]

    public init(_ kind: FailureViewModel.Kind, detail: String? = nil) {
        self.kind = kind
        self.detail = detail
        allowed = []
    }

    /// The failure that a status stands for.
    init(status: Status) { self.init(FailureViewModel.Kind(status)) }

    private init(allowed: [HTTP.Method]) {
        kind = .methodNotAllowed
        detail = nil
        self.allowed = allowed
    }

    /// "Not yours" and "not there" are one answer.
    public static var notFound: HTTPFailure { HTTPFailure(.notFound) }
    public static func badRequest(_ detail: String) -> HTTPFailure { HTTPFailure(.badRequest, detail: detail) }
    static func methodNotAllowed(_ allowed: [HTTP.Method]) -> HTTPFailure { HTTPFailure(allowed: allowed) }
}
