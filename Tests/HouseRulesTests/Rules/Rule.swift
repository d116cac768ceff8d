/// A house rule: a pure function from the tree to what breaks it.
struct Rule: Sendable, CustomStringConvertible {
    let name: String
    let findings: @Sendable ([SourceFile]) -> [Finding]

    /// A rule that looks at many files at once.
    init(_ name: String, tree findings: @escaping @Sendable ([SourceFile]) -> [Finding]) {
        (self.name, self.findings) = (name, findings)
    }

    /// A rule that looks at each file alone.
    init(_ name: String, file findings: @escaping @Sendable (SourceFile) -> [Finding]) {
        self.init(name, tree: { $0.flatMap(findings) })
    }

    var description: String { name }

    static let all: [Rule] = [
        .imports, .fileLength, .fileNames, .oneType, .folders, .forbiddenCalls, .viewModels, .origins, .fields,
        .orphans, .operations, .operationForms, .dispatched, .referenceDefects, .privatePlaces,
    ]
}
