import HTTP
import MVVM

extension JSONMistake {
    /// 400, with the place as a JSON pointer too.
    var failure: HTTPFailure {
        let names = pointer.split(separator: "/", omittingEmptySubsequences: false)
        let fragment = "#" + names.map { PercentCoding.encode(String($0)) }.joined(separator: "/")
        let problem = FieldProblem(pointer: fragment, detail: .constant(complaint))
        return HTTPFailure(.badRequest, detail: description, problems: [problem])
    }
}
