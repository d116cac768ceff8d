extension Rule {
    static let imports = Rule("A module imports what its row of the import table lists") { (files: [SourceFile]) in
        let sources = files.filter { $0.isSwift && $0.isIn("Sources") }
        let imports = sources.flatMap { file in Import.all(in: file.code).map { (file, $0) } }
        return imports.flatMap { check($0, in: $1) } + behindOneType(imports)
    }

    private static func check(_ file: SourceFile, in statement: Import) -> [Finding] {
        var findings: [Finding] = []
        let module = file.module ?? ""
        func find(_ rule: String) {
            findings.append(Finding(path: file.path, line: statement.line, rule: rule))
        }
        if statement.isTestable { find("@testable is for tests") }
        guard let row = ImportTable.rows[module] else {
            find("the module \(module) has no row in the import table")
            return findings
        }
        if !ImportTable.everywhere.contains(statement.module), !row.allows(statement.module) {
            find("\(module) may not import \(statement.module)")
        }
        return findings
    }

    private static func behindOneType(_ imports: [(file: SourceFile, statement: Import)]) -> [Finding] {
        imports.compactMap { file, statement in
            guard let type = ImportTable.behindOneType[statement.module],
                file.stem != type, !file.stem.hasPrefix("\(type)+")
            else { return nil }
            return Finding(path: file.path, line: statement.line, rule: "\(statement.module) stands behind \(type)")
        }
    }
}

/// `@testable import struct Foundation.Data`: the module, and whether it is opened for tests.
private struct Import {
    let line: Int
    let module: String
    let isTestable: Bool

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "func", "var", "let", "typealias",
    ]

    static func all(in code: SwiftCode) -> [Import] {
        code.lines.enumerated().compactMap { index, line in
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return nil }
            let modifiers = words[..<keyword]
            guard modifiers.allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }) else { return nil }
            guard let name = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
            let module = name.split(whereSeparator: { ".;".contains($0) }).first.map(String.init) ?? name
            return Import(line: index + 1, module: module, isTestable: modifiers.contains("@testable"))
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
