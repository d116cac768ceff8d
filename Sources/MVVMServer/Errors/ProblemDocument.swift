import HTTP
import Localization
import MVVM

/// The JSON of an error (RFC 9457): the standard's members, then the error's own, so that it also decodes as the
/// `ResponseError`.
struct ProblemDocument {
    let localizer: Localizer
    let requestId: String
    let version: SystemVersion

    /// `type`, `title`, `status`, `detail`, `requestId`, `errors` with a JSON pointer for each field, then the error's members.
    func bytes(of failure: FailedRequest) -> [UInt8] {
        document(
            type: "/problems\(failure.path)#\(failure.code)", kind: FailureViewModel.Kind(failure.status),
            status: failure.status, detail: failure.message, problems: FieldProblem.all(in: failure.validations),
            members: failure.members)
    }

    /// Has a `reason` too, where more can be told than people need to know: exact, in English.
    func bytes(of failure: HTTPFailure) -> [UInt8] {
        document(
            type: "about:blank", kind: failure.kind, status: failure.kind.status,
            detail: failure.detail, reason: failure.reason, problems: failure.problems
        ) { $0.member("code", failure.kind) }
    }

    func bytes(of rejection: CredentialRejectedError) -> [UInt8] {
        let kind = FailureViewModel.Kind.unauthorized
        return document(
            type: CredentialRejectedError.problemType, kind: kind, status: kind.status, detail: kind.explanation
        ) { $0.member("code", rejection.code.rawValue) }
    }

    func bytes(of error: UnsupportedVersionError) -> [UInt8] {
        let kind = FailureViewModel.Kind.upgradeRequired
        return document(
            type: UnsupportedVersionError.problemType, kind: kind, status: kind.status, detail: kind.explanation
        ) {
            $0.member("code", kind)
            $0.member("version", error.version)
            $0.member("minimumVersion", error.minimumVersion)
        }
    }

    private func document(
        type: String, kind: FailureViewModel.Kind, status: Status, detail: LocalizableString, reason: String? = nil,
        problems: [FieldProblem] = [], members: (inout JSONVisitor) -> Void
    ) -> [UInt8] {
        var visitor = JSONVisitor(localizer: localizer, version: version)
        visitor.beginObject()
        visitor.member("type", type, isFirst: true)
        visitor.member("title", kind.localized())
        visitor.member("status", status.code)
        visitor.member("detail", detail)
        if let reason { visitor.member("reason", reason) }
        visitor.member("requestId", requestId)
        if !problems.isEmpty { append(problems, to: &visitor) }
        members(&visitor)
        visitor.endObject()
        return visitor.output.bytes
    }

    private func append(_ problems: [FieldProblem], to visitor: inout JSONVisitor) {
        visitor.output.key("errors", isFirst: false)
        visitor.output.raw("[")
        for (index, problem) in problems.enumerated() {
            visitor.beginElement(index)
            visitor.beginObject()
            visitor.member("pointer", problem.pointer, isFirst: true)
            visitor.member("detail", problem.detail)
            if let reason = problem.reason { visitor.member("reason", reason) }
            visitor.endObject()
        }
        visitor.output.raw("]")
    }
}
