import Testing

@Suite("The forbidden calls")
struct ForbiddenCallTests {
    @Test(
        "are found",
        arguments: [
            ("Sources/HTTP/A.swift", "let a = try! b()"),
            ("Sources/HTTP/A.swift", "let a = b as! C"),
            ("Sources/HTTP/A.swift", "else { fatalError(\"no\") }"),
            ("Sources/Web/Ideas/A.swift", "print(idea)"),
            ("Sources/HTTPServer/A.swift", "Task { await serve() }"),
            ("Sources/MVVMServer/A.swift", "Task<Void, Never> { }"),
            ("Sources/Web/A.swift", "Task.detached { }"),
            ("Sources/Web/A.swift", "DispatchQueue.main.async { }"),
            ("Sources/MVVM/A.swift", "Mirror(reflecting: self)"),
            ("Sources/MVVM/A.swift", "let a = Locale.current"),
            ("Sources/MVVM/A.swift", "let a = DateFormatter()"),
            ("Sources/MVVM/A.swift", "let a = ISO8601DateFormatter()"),
            ("Sources/MVVM/A.swift", #"let a = "\(try! b())""#),
            ("Sources/MVVM/A.swift", "let a = try? b()"),
            ("Sources/MVVM/A.swift", "// Why.\n\nlet a = try? b()"),
        ])
    func found(path: String, text: String) {
        #expect(Rule.forbiddenCalls.findings([SourceFile(path, text)]).count == 1)
    }

    @Test(
        "are not seen where there are none",
        arguments: [
            ("Sources/HTTP/A.swift", "// try! fatalError( print("),
            ("Sources/HTTP/A.swift", #"let a = "Task { print( }""#),
            ("Sources/HTTP/A.swift", "blueprint(a)\nfunc print(_ a: Int) {}"),
            ("Sources/Web/Startup/Console.swift", "print(usage)"),
            ("Sources/MVVMClient/A.swift", "Task { await load() }"),
            ("Sources/HTTPServer/A.swift", "Task(executorPreference: loop) { }\nMyTask { }"),
            ("Sources/MVVM/A.swift", "let a = try? b() // Absent is fine."),
            ("Sources/MVVM/A.swift", "// Absent is fine.\nlet a = try? b()"),
            ("Tests/HTTPTests/A.swift", "let a = try! b()"),
            ("Package.swift", "fatalError()"),
        ])
    func notFound(path: String, text: String) {
        #expect(Rule.forbiddenCalls.findings([SourceFile(path, text)]) == [])
    }

    @Test("are named with their line")
    func line() {
        let findings = Rule.forbiddenCalls.findings([SourceFile("Sources/MVVM/A.swift", "\n\"\"\"\n\n\"\"\"\ntry! a()")]
        )
        #expect(findings.map(\.description) == ["Sources/MVVM/A.swift:5: 'try!' is forbidden: throw"])
    }
}
