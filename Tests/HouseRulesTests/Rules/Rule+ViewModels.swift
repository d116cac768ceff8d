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
                    tests.contains { $0.hasWord(name) } ? nil : "\(name) is named in no test",
                ].compactMap { $0 }
            }.map { Finding(path: file.path, rule: $0) }
        }
    }

    static let orphans = Rule("A template and a catalog file have their type") { (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        let frameworkTypes = Set(files.filter { file in frameworks.contains(where: file.isIn) }.map(\.name))
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
            return file.stem(below: catalogFolder).flatMap { finding(file, unlessThereIs: $0) }
        }
    }

    private static let viewModelFolder = "Sources/ViewModels"
    private static let templateFolder = "Templates"
    private static let catalogFolder = "Resources/Localization"

    /// View models that their parent's template writes out, and as what.
    private static let writtenByParent: [String: String] = [
        "Ideas/StageOptionViewModel": "an option of IdeaMoveFormView",
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

extension String {
    /// Whether the word stands here as a whole, and not as a part of a longer one.
    fileprivate func hasWord(_ word: String) -> Bool {
        func isPart(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        return ranges(of: word).contains { range in
            !isPart(self[..<range.lowerBound].last) && !isPart(self[range.upperBound...].first)
        }
    }
}
