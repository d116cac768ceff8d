import Testing

@Suite("The operations of a page")
struct OperationRuleTests {
    private static let page = SourceFile(
        "Sources/ViewModels/Ideas/IdeaViewModel.swift",
        """
        @ViewModel
        public struct IdeaViewModel: RequestableViewModel {
            public var operations: any IdeaViewModelOperations { IdeaOps() }
        }
        """)
    private static let template = SourceFile("Templates/Ideas/IdeaView.mustache", "{{>Ideas/MoveView}}")
    private static let form = SourceFile("Templates/Ideas/MoveView.mustache", "<form method=\"post\" action=\"{{a}}\">")
    private static let trio = ["IdeaViewModelOperations", "IdeaOps", "IdeaStubOps"].map {
        SourceFile("Sources/ViewModels/Ideas/\($0).swift", "struct \($0) {}")
    }

    @Test("stand beside it where a form is sent from it, if only from what it inserts")
    func interactive() {
        let files = [Self.page, Self.template, Self.form] + Self.trio
        #expect(Rule.operations.findings(files) == [])
        for part in Self.trio {
            #expect(
                Rule.operations.findings(files.filter { $0.path != part.path }).map(\.rule)
                    == ["IdeaViewModel has no \(part.path)"])
        }
    }

    @Test("are reached from its view model")
    func wired() {
        let page = SourceFile(Self.page.path, "@ViewModel struct IdeaViewModel: RequestableViewModel {}")
        let files = [page, Self.template, Self.form] + Self.trio
        #expect(Rule.operations.findings(files).map(\.rule) == ["IdeaViewModel has no 'operations'"])
    }

    @Test("are not there where nothing is sent, nor beside a child")
    func displayOnly() {
        #expect(Rule.operations.findings([Self.page, Self.template] + Self.trio).count == 3)
        let child = SourceFile(Self.page.path, "@ViewModel struct IdeaViewModel {}")
        #expect(Rule.operations.findings([child, Self.template, Self.form] + Self.trio).count == 3)
        #expect(Rule.operations.findings([child, Self.template, Self.form]) == [])
    }

    @Test(
        "have the form of the seeds",
        arguments: [
            ("func create<F: IdeaFields>(from fields: F, mvvmEnv: MVVMEnvironment) async throws", []),
            (
                "func create(from fields: any IdeaFields) async throws",
                ["'create' takes any Fields; a generic parameter keeps their type"]
            ),
            ("func setTheme(_ theme: Theme, output storage: Settings)", []),
            ("func map(_ change: (Int) -> [String: Int], output storage: Settings)", []),
            (
                "func setTheme(output storage: Settings, _ theme: Theme)",
                ["'setTheme' takes its output storage last"]
            ),
            (
                "func setTheme(_ theme: Theme, output storage: Settings) async",
                ["'setTheme' changes what is at hand, so it is synchronous"]
            ),
        ])
    func forms(_ function: String, _ rules: [String]) {
        let file = SourceFile(Self.trio[0].path, "protocol P {\n    \(function)\n}")
        #expect(Rule.operationForms.findings([file]).map(\.rule) == rules)
    }

    @Test("do nothing in a stub")
    func labour() {
        let work = "struct IdeaStubOps { func a() async throws { try await R().processRequest(mvvmEnv: e) } }"
        #expect(Rule.operationForms.findings([SourceFile(Self.trio[2].path, work)]).count == 2)
        #expect(Rule.operationForms.findings([SourceFile(Self.trio[1].path, work)]) == [])
    }

    @Test("send every write, and record it")
    func dispatched() {
        let write = SourceFile(
            "Sources/ViewModels/Ideas/IdeaMoveRequest.swift", "public struct IdeaMoveRequest: UpdateRequest {}")
        let live = SourceFile(Self.trio[1].path, "IdeaMoveRequest(requestBody: body).processRequest(mvvmEnv: e)")
        let stub = SourceFile(Self.trio[2].path, "recordCall(with: IdeaMoveRequest.RequestBody())")
        #expect(Rule.dispatched.findings([write, live, stub]) == [])
        let shared = ["IdeaOperations", "IdeaOperations+Stub"].map { "Sources/ViewModels/Ideas/\($0).swift" }
        #expect(
            Rule.dispatched.findings(
                [write] + Self.trio + [SourceFile(shared[0], live.text), SourceFile(shared[1], stub.text)]) == [])
        #expect(
            Rule.dispatched.findings([write] + Self.trio).map(\.rule)
                == ["no operation sends it", "no stub records it"])
    }
}
