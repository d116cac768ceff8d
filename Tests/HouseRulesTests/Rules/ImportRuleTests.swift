import Testing

@Suite("The import table")
struct ImportRuleTests {
    @Test(
        "lets a module import what its row lists",
        arguments: [
            ("Sources/HTTPServer/Server.swift", "import Foundation\nimport HTTP\nimport Synchronization"),
            ("Sources/Web/App.swift", "import MVVMServer\nimport SQLite"),
            ("Sources/MVVMMacrosPlugin/Plugin.swift", "@_spi(PluginMessage) import SwiftSyntaxMacros"),
            ("Sources/HTTP/Method.swift", "// import Foundation\nlet text = \"import Foundation\""),
            ("Tests/WebTests/BoardTests.swift", "@testable import Web\nimport MVVMTesting"),
        ])
    func allowed(path: String, text: String) {
        #expect(Rule.imports.findings([SourceFile(path, text)]) == [])
    }

    @Test(
        "finds what it does not",
        arguments: [
            ("Sources/HTTP/Method.swift", "import Foundation", "HTTP may not import Foundation"),
            ("Sources/HTTP/Method.swift", "internal import Glibc", "HTTP may not import Glibc"),
            ("Sources/ViewModels/A.swift", "import struct HTTP.Method", "ViewModels may not import HTTP"),
            ("Sources/ViewModels/A.swift", "public import Web", "ViewModels may not import Web"),
            ("Sources/Web/App.swift", "import MVVMTesting", "Web may not import MVVMTesting"),
            ("Sources/Web/App.swift", "@testable import MVVM", "@testable is for tests"),
            ("Sources/Extra/A.swift", "import Foundation", "the module Extra has no row in the import table"),
        ])
    func forbidden(path: String, text: String, rule: String) {
        #expect(Rule.imports.findings([SourceFile(path, text)]) == [Finding(path: path, line: 1, rule: rule)])
    }

    @Test("keeps ICU behind one type")
    func behindOneType() {
        let files = ["ICU/ICU", "ICU/ICU+Dates", "ICU/ICUObject", "Collation"].map {
            SourceFile("Sources/Localization/\($0).swift", "import _FoundationICU")
        }
        let found = Rule.imports.findings(files).map(\.path)
        #expect(found == ["Sources/Localization/ICU/ICUObject.swift", "Sources/Localization/Collation.swift"])
    }
}
