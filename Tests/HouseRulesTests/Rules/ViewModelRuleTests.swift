import Testing

@Suite("The parts of a view model")
struct ViewModelRuleTests {
    private static let source = SourceFile(
        "Sources/ViewModels/Ideas/IdeaViewModel.swift",
        "@ViewModel\npublic struct IdeaViewModel { @LocalizedString public var title }")
    private static let template = SourceFile("Templates/Ideas/IdeaView.mustache", "{{title}}")
    private static let words = SourceFile("Resources/Localization/Ideas/IdeaViewModel.yml", "en:")
    private static let test = SourceFile(
        "Tests/ViewModelsTests/Ideas/IdeaTests.swift", "expectFullViewModelTests(IdeaViewModel.self, on: site)")

    @Test("are all there")
    func whole() {
        let files = [Self.source, Self.template, Self.words, Self.test]
        #expect(Rule.viewModels.findings(files) == [])
        #expect(Rule.orphans.findings(files) == [])
    }

    @Test(
        "are missed one by one",
        arguments: [
            (template, "IdeaViewModel has no template Templates/Ideas/IdeaView.mustache"),
            (words, "IdeaViewModel has no words in Resources/Localization/Ideas/IdeaViewModel.yml"),
            (test, "no test says expectFullViewModelTests(IdeaViewModel.self, …)"),
        ])
    func missing(part: SourceFile, rule: String) {
        let files = [Self.source, Self.template, Self.words, Self.test].filter { $0.path != part.path }
        #expect(Rule.viewModels.findings(files) == [Finding(path: Self.source.path, rule: rule)])
    }

    @Test("need no words when nothing is localized")
    func withoutWords() {
        let source = SourceFile(Self.source.path, "@ViewModel\nstruct IdeaViewModel { let title: String }")
        #expect(Rule.viewModels.findings([source, Self.template, Self.test]) == [])
    }

    @Test("are not asked of what is no view model")
    func otherTypes() {
        let source = SourceFile(
            "Sources/ViewModels/Ideas/IdeaState.swift", "@ViewModelEnum\nenum IdeaState { case new }")
        #expect(Rule.viewModels.findings([source]) == [])
    }

    @Test("are not in a test that names a longer type, or names it in a comment")
    func notNamed() {
        let test = SourceFile(
            Self.test.path,
            "// expectFullViewModelTests(IdeaViewModel.self\nexpectFullViewModelTests(MyIdeaViewModel.self, on: site)")
        #expect(Rule.viewModels.findings([Self.source, Self.template, Self.words, test]).count == 1)
    }

    @Test("may be the shared toast for an error, and for nothing else")
    func toast() {
        let toast = SourceFile("Templates/Shared/ToastView.mustache", "")
        func findings(_ name: String) -> [Finding] {
            let source = SourceFile("Sources/ViewModels/Ideas/\(name).swift", "@ViewModel struct \(name) {}")
            return Rule.viewModels.findings([
                source, toast, SourceFile("Tests/A.swift", "expectFullViewModelTests(\(name).self, on: site)"),
            ])
        }
        #expect(findings("IdeaMoveErrorViewModel") == [])
        #expect(findings("IdeaMoveViewModel").count == 1)
    }

    @Test("are no orphans", arguments: [template, words])
    func orphans(part: SourceFile) {
        #expect(Rule.orphans.findings([part]).map(\.path) == [part.path])
    }

    @Test("are an orphan too when they are shared and nobody uses them")
    func unused() {
        let button = SourceFile("Templates/Shared/ButtonView.mustache", "<button>")
        let user = SourceFile("Templates/Ideas/IdeaView.mustache", "{{>Shared/ButtonView}}")
        #expect(Rule.orphans.findings([button]).map(\.path) == [button.path])
        #expect(Rule.orphans.findings([button, user, Self.source]) == [])
    }

    @Test("may belong to a view model of the framework")
    func framework() {
        let parts = [
            SourceFile("Templates/Shared/FailureView.mustache", ""),
            SourceFile("Resources/Localization/Shared/FailureViewModel.yml", "en:"),
        ]
        let type = SourceFile("Sources/MVVMServer/Errors/FailureViewModel.swift", "struct FailureViewModel {}")
        #expect(Rule.orphans.findings(parts).count == 2)
        #expect(Rule.orphans.findings(parts + [type]) == [])
    }

    @Test("may be the words of a request")
    func requestWords() {
        let words = SourceFile("Resources/Localization/Ideas/IdeaMoveRequest.yml", "en:")
        let request = SourceFile("Sources/ViewModels/Ideas/IdeaMoveRequest.swift", "struct IdeaMoveRequest {}")
        #expect(Rule.orphans.findings([words, request]) == [])
    }

    @Test("are asked of fields too: one line for each protocol")
    func fields() {
        let fields = SourceFile("Sources/ViewModels/Ideas/IdeaFields.swift", "public protocol IdeaFields {}")
        let test = SourceFile("Tests/ViewModelsTests/A.swift", "expectFullFieldTests(IdeaFieldsMessages(), on: site)")
        #expect(Rule.fields.findings([fields, test]) == [])
        #expect(Rule.fields.findings([fields]).count == 1)
    }

    @Test("keep the baselines of a view model that programs ask for")
    func baselines() {
        let baseline = SourceFile("Tests/ViewModelsTests/Baselines/1.0.0/IdeaViewModel.json", "{}")
        #expect(Rule.orphans.findings([baseline, Self.source]) == [])
        #expect(Rule.orphans.findings([baseline]).count == 1)
    }

    @Test("of the reference architecture's defects: one test for each number")
    func defects() {
        let tests = (1...20).map { "@Test(\"\($0). it is none\")" }.joined()
        let file = SourceFile("Tests/MVVMTests/ReferenceDefectTests.swift", tests)
        #expect(
            Rule.referenceDefects.findings([file]).map(\.rule)
                == ["no ReferenceDefectTests shows that defect 21 is none here"])
    }
}
