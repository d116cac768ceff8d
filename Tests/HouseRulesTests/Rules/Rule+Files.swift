extension Rule {
    /// Tables, such as status codes and media types, may be longer: each with its reason.
    private static let longTables: [String: String] = [:]

    static let fileLength = Rule("A Swift file has at most 400 lines") { (file: SourceFile) in
        guard file.isSwift, longTables[file.path] == nil else { return [] }
        let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        return lines > 400 ? [Finding(path: file.path, rule: "has \(lines) lines; 400 is the end")] : []
    }

    /// What declares no type of its own, and why it stands alone.
    private static let nameless: [String: String] = [
        "Package.swift": "SwiftPM names it",
        "Benchmarks/Package.swift": "SwiftPM names it",
        "Sources/MVVMMacros/MVVMMacros.swift": "the list of the module's expansions",
        "Sources/MVVM/Macros.swift": "the declarations of the macros",
        "Sources/MVVMTesting/Polling.swift": "one function",
        "Sources/Web/Routes.swift": "the app's table of contents, an extension of the framework's Routes",
    ]

    static let fileNames = Rule("A file is named for its type, or Type+Topic") { (file: SourceFile) in
        guard file.isSwift, nameless[file.path] == nil else { return [] }
        let declarations = SwiftDeclaration.all(in: file.code)
        func finding(_ rule: String) -> [Finding] { [Finding(path: file.path, rule: rule)] }

        if let plus = file.stem.firstIndex(of: "+") {
            let type = String(file.stem[..<plus])
            return declarations.contains { isTopic($0, of: type) } ? [] : finding("says nothing about \(type)")
        }
        let types = declarations.filter { $0.kind.isType && !$0.isPrivate }.map { $0.name.trimmingPrefix("_") }
        guard let first = types.first else {
            // What tests share may be functions only.
            return file.isIn("Tests") ? [] : finding("declares no type named \(file.stem)")
        }
        // In a test's file its fixtures may stand first.
        let isNamed = file.isIn("Tests") ? types.contains { $0 == file.stem } : first == file.stem
        return isNamed ? [] : finding("declares \(first) first, so it is not named for it")
    }

    /// Whether a declaration is a second concern of a type: extends it, adopts it, refines it, or is one of its parts by
    /// name. `SchemaKind` stands for `Schema.Kind`.
    private static func isTopic(_ declaration: SwiftDeclaration, of type: String) -> Bool {
        let parts = declaration.name.split(separator: ".")
        return parts.joined().hasPrefix(type) || parts.contains { $0 == type } || declaration.inherited.contains(type)
    }

    /// Families that are read together, and why.
    private static let families: [String: String] = [
        "Sources/MVVM/Requests/ServerRequest+Kinds.swift": "the kinds of requests: protocols that only name a method",
        "Sources/MVVM/Requests/ServerRequest+Parts.swift": "the parts of a request, and the empty one of each",
    ]

    static let oneType = Rule("A file of the sources declares one type") { (file: SourceFile) in
        guard file.isSwift, file.isIn("Sources"), families[file.path] == nil else { return [] }
        let types = SwiftDeclaration.all(in: file.code).filter { $0.kind.isType && !$0.isPrivate }
        return types.dropFirst().map { Finding(path: file.path, rule: "declares \($0.name) too") }
    }

    /// Folders are steps or features. The module ViewModels is no kind: it is the app's contract.
    private static let kinds: Set<String> = [
        "Utils", "Utilities", "Helpers", "Extensions", "Protocols", "Common", "Managers", "Controllers", "Factories",
        "Models", "Views",
    ]

    static let folders = Rule("A folder is a step or a feature, never a kind") { (file: SourceFile) in
        file.path.split(separator: "/").dropLast().filter { kinds.contains(String($0)) }.map {
            Finding(path: file.path, rule: "\($0) is a kind, not a step or a feature")
        }
    }
}
