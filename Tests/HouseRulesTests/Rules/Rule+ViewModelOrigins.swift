extension Rule {
    static let origins = Rule("A view model has a stub, somebody who makes it, and a baseline") {
        (files: [SourceFile]) in
        let baselines = Set(files.filter { $0.isIn("Tests/ViewModelsTests/Baselines") }.map(\.stem))
        let paths = Set(files.map(\.path))
        let names = files.filter { $0.isSwift && ($0.isIn(contract) || $0.isIn("Sources/Web")) }
            .map { (path: $0.path, words: words(of: $0.code)) }
        return files.filter { $0.isSwift }.flatMap { file -> [Finding] in
            guard let stem = file.stem(below: contract) else { return [] }
            let models = SwiftDeclaration.all(in: file.code).filter { $0.modifiers.contains("@ViewModel") }
            return models.flatMap { model -> [String] in
                let factory = "Sources/Web/\(stem)+Factory.swift"
                // A page is asked for, so something must read it. A child comes from its parent's factory, a result
                // and a note from a controller.
                let isMade =
                    paths.contains(factory) || file.code.text.contains(".clientHostedFactory")
                    || !model.inherited.contains("RequestableViewModel")
                        && names.contains { $0.path != file.path && $0.words.contains(model.name[...]) }
                return [
                    file.code.text.contains("static func stub(") ? nil : "\(model.name) has no stub in its file",
                    isMade ? nil : "\(model.name) has no \(factory), and nobody else makes it",
                    baselines.contains(model.name) ? nil : "\(model.name) has no baseline; VITRINE_RECORD=1 records it",
                ].compactMap { $0 }
            }.map { Finding(path: file.path, rule: $0) }
        }
    }

    private static let contract = "Sources/ViewModels"

    /// `IdeaViewModel` is not one of `NewIdeaViewModel`.
    private static func words(of code: SwiftCode) -> Set<Substring> {
        Set(code.text.split { !$0.isLetter && !$0.isNumber })
    }
}
