extension Rule {
    static let operations = Rule("An interactive page has three files of operations, anything else none") {
        (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        let pages = files.compactMap { InteractivePage($0, in: files) }
        let trios = Set(pages.filter(\.isInteractive).flatMap(\.trio))
        let missing = pages.filter(\.isInteractive).flatMap { page in
            let parts = page.trio.filter { !paths.contains($0) }.map { "\(page.name) has no \($0)" }
            let wired = page.file.code.text.contains("var operations: any \(page.name)Operations")
            return (parts + (wired ? [] : ["\(page.name) has no 'operations'"])).map {
                Finding(path: page.file.path, rule: $0)
            }
        }
        let superfluous = files.filter { isPart($0) && !trios.contains($0.path) }.map {
            Finding(path: $0.path, rule: "stands beside no page that a form is sent from")
        }
        return missing + superfluous
    }

    static let operationForms = Rule(
        "An operation is generic over Fields, writes to its last parameter, and a stub never works"
    ) {
        (file: SourceFile) in
        guard file.isIn(contract), isPart(file) || records(file) else { return [] }
        let mistakes = SwiftFunction.all(in: file.code).flatMap { function -> [String] in
            let outputs = function.parameters.indices.filter { function.parameters[$0].hasPrefix("output ") }
            let isLast = outputs.allSatisfy { $0 == function.parameters.count - 1 }
            return [
                function.parameters.contains { $0.contains("any ") && $0.hasSuffix("Fields") }
                    ? "'\(function.name)' takes any Fields; a generic parameter keeps their type" : nil,
                isLast ? nil : "'\(function.name)' takes its output storage last",
                outputs.isEmpty || !function.effects.contains("async")
                    ? nil : "'\(function.name)' changes what is at hand, so it is synchronous",
            ].compactMap { $0 }
        }
        let works = ["await ", "processRequest("].filter { file.code.text.contains($0) }
        let labour = records(file) ? works.map { "a stub records, and never calls '\($0)'" } : []
        return (mistakes + labour).map { Finding(path: file.path, rule: $0) }
    }

    static let dispatched = Rule("A write is sent by an operation, and recorded by its stub") { (files: [SourceFile]) in
        let parts = files.filter { $0.isSwift && $0.isIn(contract) }
        let stubs = parts.filter(records)
        let live = parts.filter { $0.code.text.contains("processRequest(") }
        return files.filter { $0.isSwift && $0.isIn(contract) }.flatMap { file in
            SwiftDeclaration.all(in: file.code).filter { !writes.isDisjoint(with: $0.inherited) }.flatMap { write in
                [("operation sends it", live), ("stub records it", stubs)].compactMap { what, files in
                    files.contains { $0.code.text.contains(write.name) }
                        ? nil : Finding(path: file.path, rule: "no \(what)")
                }
            }
        }
    }

    private static let contract = "Sources/ViewModels"

    private static let writes: Set = [
        "CreateRequest", "UpdateRequest", "ReplaceRequest", "DeleteRequest", "DestroyRequest",
    ]

    /// A stub, or what stubs share.
    private static func records(_ file: SourceFile) -> Bool {
        file.stem.hasSuffix("StubOps") || file.code.text.contains("recordCall(")
    }

    private static func isPart(_ file: SourceFile) -> Bool {
        file.isSwift && file.isIn(contract)
            && (file.stem.hasSuffix("Ops") || file.stem.hasSuffix("ViewModelOperations"))
    }
}
