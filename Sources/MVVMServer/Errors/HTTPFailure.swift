import HTTP
import MVVM

/// A failure that no request declares: it has a status and a page, and no more.
public struct HTTPFailure: Error, Sendable {
    public let kind: FailureViewModel.Kind
    /// What exactly is wrong, for whoever writes the program that sent the request: in English, as the formats and names
    /// that it speaks of are; never the text of an inner error. JSON alone tells it, people read the detail.
    public let reason: String?
    /// What it means, in the reader's language.
    let detail: LocalizableString
    /// What is wrong with which part of the body.
    let problems: [FieldProblem]
    /// What its status asks for besides: `Allow`, `Retry-After`, `WWW-Authenticate`.
    private(set) var fields: [(name: FieldName, value: FieldValue)] = []

    public init(_ kind: FailureViewModel.Kind, reason: String? = nil) {
        self.init(kind, reason: reason, problems: [])
    }

    /// - Parameter detail: nil is what the kind says.
    init(
        _ kind: FailureViewModel.Kind, detail: LocalizableString? = nil, reason: String? = nil, problems: [FieldProblem]
    ) {
        self.kind = kind
        self.reason = reason
        self.detail = detail ?? kind.explanation
        self.problems = problems
    }

    /// The failure that a status stands for.
    init(status: Status) { self.init(FailureViewModel.Kind(status)) }

    /// What the refusal of a file or probe stands for, with what its status asks for besides.
    init(refusal: Response) {
        self.init(status: refusal.status)
        for name in [FieldName.allow, .contentRange] {
            if let text = refusal.fields[name] { self = with(name, text) }
        }
    }

    /// "Not yours" and "not there" are one answer: a factory or controller throws this for both, so that nobody learns from
    /// it what exists.
    public static var notFound: HTTPFailure { HTTPFailure(.notFound) }
    public static func badRequest(_ reason: String) -> HTTPFailure { HTTPFailure(.badRequest, reason: reason) }

    /// 400 for a part that cannot be read.
    static func unreadable(_ part: UnreadablePart, _ reason: String) -> HTTPFailure {
        HTTPFailure(.badRequest, detail: part.explanation(), reason: reason, problems: [])
    }

    /// 400 for a JSON body, with the place as a JSON pointer too.
    static func unreadable(_ mistake: JSONMistake) -> HTTPFailure {
        let place = ["line": mistake.line, "column": mistake.column]
        let detail = UnreadablePart.json.explanation(
            place.mapValues { LocalizableInt(value: $0, showGroupingSeparator: false) })
        let problem = FieldProblem(pointer: mistake.fragment, detail: detail, reason: mistake.complaint)
        return HTTPFailure(.badRequest, detail: detail, reason: mistake.description, problems: [problem])
    }

    /// Too many requests in too short a time (429), or a pause (503).
    ///
    /// - Parameter seconds: when to come again.
    public static func retry(_ kind: FailureViewModel.Kind, afterSeconds seconds: Int) -> HTTPFailure {
        HTTPFailure(kind).with(.retryAfter, String(max(0, seconds)))
    }

    static func methodNotAllowed(_ allowed: [HTTP.Method]) -> HTTPFailure {
        HTTPFailure(.methodNotAllowed).with(.allow, allowed.map(\.rawValue).joined(separator: ", "))
    }

    /// Rules of the body are broken (422), by a request that has no error of its own for that.
    static func brokenRules(_ validations: [ValidationResult]) -> HTTPFailure {
        HTTPFailure(.unprocessable, problems: FieldProblem.all(in: validations))
    }

    /// - Parameter text: what no field can hold, such as a line break, leaves the field out.
    func with(_ name: FieldName, _ text: String) -> HTTPFailure {
        var failure = self
        if let value = FieldValue(text) { failure.fields.append((name, value)) }
        return failure
    }
}
