import Testing

@Suite("The rules for files and folders")
struct FileRulesTests {
    @Test("allow 400 lines and no more", arguments: [(400, true), (401, false)])
    func length(lines: Int, isFine: Bool) {
        let file = SourceFile("Sources/HTTP/Method.swift", String(repeating: "\n", count: lines))
        #expect(Rule.fileLength.findings([file]).isEmpty == isFine)
    }

    @Test(
        "allow a file that is named for its type or its topic",
        arguments: [
            ("Sources/HTTP/Method.swift", "public struct Method {}\nenum Other {}"),
            ("Sources/HTTP/Method.swift", "private struct Table {}\nstruct Method {}"),
            ("Sources/MVVM/LocalizedSubs.swift", "public struct _LocalizedSubs<Model> {}"),
            ("Sources/HTTP/Method+Known.swift", "extension Method {}"),
            ("Sources/Mustache/SchemaKind+Description.swift", "extension Schema.Kind: CustomStringConvertible {}"),
            ("Sources/HTTP/Request+Failure.swift", "extension HTTP.Request {}"),
            ("Tests/HTTPTests/Exchanges.swift", "func exchange() {}"),
            ("Sources/HTTP/Array+Wire.swift", "extension [UInt8] {}"),
            ("Sources/Web/Migration+All.swift", "extension [Migration] {}"),
            ("Sources/MVVM/Visitable+Standard.swift", "extension String: Visitable {}"),
            ("Sources/MVVM/ServerRequest+Kinds.swift", "protocol CreateRequest: ServerRequest {}"),
            ("Tests/HTTPTests/MethodTests.swift", "struct Sample {}\n@Suite struct MethodTests {}"),
            ("Package.swift", "let package = Package()"),
        ])
    func named(path: String, text: String) {
        #expect(Rule.fileNames.findings([SourceFile(path, text)]) == [])
    }

    @Test(
        "find one that is not",
        arguments: [
            ("Sources/HTTP/Method.swift", "struct Verb {}\nstruct Method {}", "declares Verb first"),
            ("Sources/HTTP/Method.swift", "func method() {}", "declares no type named Method"),
            ("Sources/HTTP/Method.swift", "extension Method {}", "declares no type named Method"),
            ("Sources/HTTP/Method+Known.swift", "extension Status {}", "says nothing about Method"),
            ("Tests/HTTPTests/MethodTests.swift", "struct StatusTests {}", "declares StatusTests first"),
        ])
    func misnamed(path: String, text: String, rule: String) throws {
        let finding = try #require(Rule.fileNames.findings([SourceFile(path, text)]).first)
        #expect(finding.path == path && finding.rule.hasPrefix(rule))
    }

    @Test("find every type after the first, but no private one, no extension and none inside of another")
    func oneType() {
        let text = """
            struct Method { enum Kind {} }
            private enum Table {}
            struct Verb {}
            extension Method {}
            actor Act {}
            """
        func findings(_ path: String) -> [String] { Rule.oneType.findings([SourceFile(path, text)]).map(\.rule) }
        #expect(findings("Sources/HTTP/Method.swift") == ["declares Verb too", "declares Act too"])
        #expect(findings("Tests/HTTPTests/MethodTests.swift") == [])
    }

    @Test("find a folder that is a kind", arguments: ["Utils", "Helpers", "Controllers", "Models", "Views"])
    func kinds(folder: String) {
        #expect(Rule.folders.findings([SourceFile("Sources/Web/\(folder)/Idea.swift", "")]).count == 1)
        #expect(Rule.folders.findings([SourceFile("Templates/\(folder)/Idea.mustache", "")]).count == 1)
        #expect(Rule.folders.findings([SourceFile("Sources/ViewModels/Ideas/Idea.swift", "")]).isEmpty)
    }
}
