import HTTP
import Localization
import MVVM

/// The JSON of an error (RFC 9457): the standard's members, then the error's own, so that it also decodes as the
/// `ResponseError`.
struct ProblemDocument {
    let localizer: Localizer
    let requestId: String

    /// `type`, `title`, `status`, `detail`, `requestId`, `errors` with a JSON pointer for each field, then the error's members.
    func bytes(of failure: FailedWrite) -> [UInt8] {
        var visitor = JSONVisitor(localizer: localizer)
        visitor.beginObject()
        visitor.member("type", "/problems/\(failure.requestName)#\(failure.code)", isFirst: true)
        visitor.member("title", String(describing: failure.status.reason))
        visitor.member("status", failure.status.code)
        visitor.member("detail", failure.message)
        visitor.member("requestId", requestId)
        let pointers = failure.validations.flatMap(\.messages).flatMap { message in
            message.fieldIds.map { FieldProblem(pointer: "#/\($0)", detail: message.message) }
        }
        if !pointers.isEmpty { visitor.member("errors", pointers) }
        failure.members(&visitor)
        visitor.endObject()
        return visitor.output.bytes
    }

    func bytes(of failure: HTTPFailure) -> [UInt8] {
        var visitor = JSONVisitor(localizer: localizer)
        visitor.beginObject()
        visitor.member("type", "about:blank", isFirst: true)
        visitor.member("title", failure.kind.localized())
        visitor.member("status", failure.kind.status.code)
        visitor.member("detail", failure.detail.map { .constant($0) } ?? failure.kind.explanation)
        visitor.member("requestId", requestId)
        visitor.member("code", failure.kind)
        visitor.endObject()
        return visitor.output.bytes
    }
}

/// A problem with one field (RFC 9457 §3.1.3, its example's `errors`).
@ViewModelPart
struct FieldProblem {
    let pointer: String
    let detail: LocalizableString
}
