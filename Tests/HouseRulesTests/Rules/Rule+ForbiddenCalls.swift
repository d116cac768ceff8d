extension Rule {
    static let forbiddenCalls = Rule("The sources make no forbidden call") { (file: SourceFile) in
        guard file.isSwift, file.isIn("Sources") else { return [] }
        let calls = ForbiddenCall.all.filter { $0.isForbidden(in: file) }
        return file.code.lines.enumerated().flatMap { index, line in
            let unexplained = isUnexplainedTry(index, in: file.code) ? ["'try?' without a comment that says why"] : []
            let forbidden = calls.filter { $0.stands(in: line) }.map { "'\($0.text)' is forbidden: \($0.instead)" }
            return (forbidden + unexplained).map { Finding(path: file.path, line: index + 1, rule: $0) }
        }
    }

    /// The reason stands on the same line or on the one before.
    private static func isUnexplainedTry(_ line: Int, in code: SwiftCode) -> Bool {
        code.lines[line].contains("try?") && code.commented.isDisjoint(with: [line, line - 1])
    }
}
