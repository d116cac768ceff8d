/// Which module may import what: DESIGN, section 2, as a table.
enum ImportTable {
    enum Row: Sendable {
        case only(Set<String>)
        /// The app, which joins everything.
        case anythingBut(Set<String>)

        func allows(_ module: String) -> Bool {
            switch self {
            case .only(let modules): modules.contains(module)
            case .anythingBut(let modules): !modules.contains(module)
            }
        }
    }

    /// What every module may import where it needs it.
    static let everywhere: Set<String> = ["Swift", "Synchronization", "Observation", "Dispatch"]

    private static let swiftSyntax: Set<String> = [
        "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
        "SwiftParser", "SwiftOperators", "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling",
    ]

    private static let testLibraries: Set<String> = ["MVVMTesting", "Testing", "XCTest", "CLibXML2"]

    static let rows: [String: Row] = [
        "HTTP": .only([]),
        "HTTPServer": .only(["HTTP", "CLinux", "CZlib", "Foundation", "Glibc"]),
        "Mustache": .only([]),
        "MVVM": .only(["Foundation", "MVVMMacros"]),
        "MVVMMacros": .only(swiftSyntax),
        "MVVMMacrosPlugin": .only(swiftSyntax.union(["MVVMMacros"])),
        "Localization": .only(["MVVM", "Foundation", "_FoundationICU", "CYAML"]),
        // Glibc: SQLite's strings and file names are C's.
        "SQLite": .only(["CSQLite", "Glibc"]),
        "MVVMServer": .only([
            "HTTP", "HTTPServer", "Mustache", "MVVM", "Localization", "CSodium", "CAllocations", "Foundation",
        ]),
        "MVVMClient": .only(["MVVM", "Localization", "Foundation", "FoundationNetworking"]),
        "MVVMTesting": .only([
            "HTTP", "HTTPServer", "Mustache", "MVVM", "Localization", "SQLite", "MVVMServer", "MVVMClient", "CLibXML2",
            "CLinux", "Testing", "Foundation", "Glibc",
        ]),
        "Scaffold": .only(swiftSyntax.union(["Foundation"])),
        // Never the domain, the store or HTTP: clients compile it too.
        "ViewModels": .only(["MVVM", "Foundation"]),
        "Web": .anythingBut(testLibraries),
    ]

    /// Modules that only the files of one type import, so that they can be replaced.
    static let behindOneType = ["_FoundationICU": "ICU"]
}
