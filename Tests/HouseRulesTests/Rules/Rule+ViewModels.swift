extension Rule {
    static let viewModels = Rule("A view model has its template, its words and its test") { (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        let tests = files.filter { $0.isSwift && $0.isIn("Tests") && !$0.isIn("Tests/HouseRulesTests") }
            .map { SwiftCode($0.text).text }
        return files.filter { $0.isSwift }.flatMap { file -> [Finding] in
            guard let stem = file.stem(below: viewModelFolder) else { return [] }
            let code = SwiftCode(file.text)
            return viewModelNames(in: code).flatMap { name -> [String] in
                let templates = templates(for: stem)
                let words = "\(catalogFolder)/\(stem).yml"
                return [
                    paths.isDisjoint(with: templates) ? "\(name) has no template \(templates[0])" : nil,
                    isLocalized(code) && !paths.contains(words) ? "\(name) has no words in \(words)" : nil,
                    tests.contains { $0.hasWord(name) } ? nil : "\(name) is named in no test",
                ].compactMap { $0 }
            }.map { Finding(path: file.path, rule: $0) }
        }
    }

    static let orphans = Rule("A template and a catalog file have their type") { (files: [SourceFile]) in
        let paths = Set(files.map(\.path))
        return files.compactMap { file -> Finding? in
            if let stem = file.stem(below: templateFolder) {
                guard !sharedTemplates.contains(where: { file.isIn($0.key) }) else {
                    return isUsed(stem, by: files) ? nil : Finding(path: file.path, rule: "nothing uses this template")
                }
                return orphan(file, of: "\(viewModelFolder)/\(stem)Model.swift", paths)
            }
            if let stem = file.stem(below: catalogFolder), sharedCatalogs[stem] == nil {
                return orphan(file, of: "\(viewModelFolder)/\(stem).swift", paths)
            }
            return nil
        }
    }

    private static let viewModelFolder = "Sources/ViewModels"
    private static let templateFolder = "Templates"
    private static let catalogFolder = "Resources/Localization"

    /// Templates that several view models use, or none, and why; one of another template has to name each.
    private static let sharedTemplates: [String: String] = [
        "Templates/Shared": "serves several view models or none: toast, button, icon",
        "Templates/Layouts": "the frame around every page",
    ]

    /// Catalog files whose words belong to no type of the contract, and why.
    private static let sharedCatalogs: [String: String] = [:]

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

    private static func orphan(_ file: SourceFile, of source: String, _ paths: Set<String>) -> Finding? {
        paths.contains(source) ? nil : Finding(path: file.path, rule: "there is no \(source)")
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
