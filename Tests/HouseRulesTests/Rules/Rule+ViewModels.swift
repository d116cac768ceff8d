extension Rule {
    static let viewModels = Rule("A view model has its template, its words and its test") { (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        let tests = files.filter { $0.isSwift && $0.isIn("Tests") && !$0.isIn("Tests/HouseRulesTests") }
            .map { $0.code.text }
        return files.filter { $0.isSwift }.flatMap { file -> [Finding] in
            guard let stem = file.stem(below: viewModelFolder) else { return [] }
            return viewModelNames(in: file.code).flatMap { name -> [String] in
                let templates = templates(for: stem)
                let hasTemplate = writtenByParent[stem] != nil || !paths.isDisjoint(with: templates)
                let words = "\(catalogFolder)/\(stem).yml"
                return [
                    hasTemplate ? nil : "\(name) has no template \(templates[0])",
                    isLocalized(file.code) && !paths.contains(words) ? "\(name) has no words in \(words)" : nil,
                    tests.contains { $0.contains("expectFullViewModelTests(\(name).self") }
                        ? nil : "no test says expectFullViewModelTests(\(name).self, …)",
                ].compactMap { $0 }
            }.map { Finding(path: file.path, rule: $0) }
        }
    }

    static let fields = Rule("A protocol of fields has its test") { (files: [SourceFile]) in
        // A call may be broken behind its parenthesis.
        let tests = files.filter { $0.isSwift && $0.isIn("Tests/ViewModelsTests") }
            .map { $0.code.text.filter { !$0.isWhitespace } }
        return files.filter { $0.isSwift && $0.isIn(viewModelFolder) }.flatMap { file in
            SwiftDeclaration.all(in: file.code).filter { $0.kind == .protocol && $0.name.hasSuffix("Fields") }
                .map { "expectFullFieldTests(\($0.name)Messages" }
                .filter { line in !tests.contains { $0.contains(line) } }
                .map { Finding(path: file.path, rule: "no test says \($0)(), …)") }
        }
    }

    static let orphans = Rule("A template, a catalog file and a baseline have their type") { (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        let frameworkTypes = Set(files.filter { file in frameworks.contains(where: file.isIn) }.map(\.name))
        let types = Set(files.filter { $0.isSwift && $0.isIn("Sources") }.flatMap { viewModelNames(in: $0.code) })
        func orphan(_ file: SourceFile) -> Finding {
            Finding(path: file.path, rule: "there is no view model named \(file.stem); programs still ask for it")
        }
        func finding(_ file: SourceFile, unlessThereIs stem: String) -> Finding? {
            let source = "\(viewModelFolder)/\(stem).swift"
            let isThere = paths.contains(source) || frameworkTypes.contains(SourceFile(source, "").name)
            return isThere ? nil : Finding(path: file.path, rule: "there is no \(source)")
        }
        return files.compactMap { file in
            if let stem = file.stem(below: templateFolder) {
                let isShared = sharedTemplates.contains(where: file.isIn) && isUsed(stem, by: files)
                return isShared ? nil : finding(file, unlessThereIs: stem + "Model")
            }
            if file.isIn(baselineFolder) { return types.contains(file.stem) ? nil : orphan(file) }
            return file.stem(below: catalogFolder).flatMap { finding(file, unlessThereIs: $0) }
        }
    }

    private static let viewModelFolder = "Sources/ViewModels"
    private static let templateFolder = "Templates"
    private static let catalogFolder = "Resources/Localization"
    private static let baselineFolder = "Tests/ViewModelsTests/Baselines"

    /// View models that their parent's template writes out, and as what.
    private static let writtenByParent: [String: String] = [
        "Ideas/StageOptionViewModel": "an option of IdeaMoveFormView",
        "Shared/LanguageSettingViewModel": "a link of ShellView",
        "Shared/LocaleOptionViewModel": "a link of ShellView",
        "Shared/NavigationItemViewModel": "a link of ShellView",
    ]

    /// Where templates may serve several view models or none: toast, button, icon, the frame around every page.
    private static let sharedTemplates = ["Templates/Shared", "Templates/Layouts"]

    /// The modules that bring view models of their own, such as the page for a failure, wherever they keep them.
    private static let frameworks = ["Sources/MVVM", "Sources/MVVMServer"]

    /// The template beside the view model in its own folder; an error may use the toast that all share.
    private static func templates(for stem: String) -> [String] {
        let own = "\(templateFolder)/\(stem.dropLast("Model".count)).mustache"
        return stem.hasSuffix("ErrorViewModel") ? [own, "\(templateFolder)/Shared/ToastView.mustache"] : [own]
    }

    private static func viewModelNames(in code: SwiftCode) -> [String] {
        SwiftDeclaration.all(in: code).filter { $0.modifiers.contains("@ViewModel") }.map(\.name)
    }

    private static func isLocalized(_ code: SwiftCode) -> Bool {
        code.text.contains("@Localized")
    }

    private static func isUsed(_ template: String, by files: [SourceFile]) -> Bool {
        files.contains { file in
            (file.isIn(templateFolder) || file.isIn("Sources")) && file.stem(below: templateFolder) != template
                && file.text.contains(template)
        }
    }
}
