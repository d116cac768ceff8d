/// A page's view model, and whether its view sends forms.
struct InteractivePage {
    let file: SourceFile
    /// The view model's name.
    let name: String
    /// Whether a form is sent from its template, or from one that it inserts.
    let isInteractive: Bool

    /// nil for a file that declares no page.
    init?(_ file: SourceFile, in files: [SourceFile]) {
        guard file.isSwift, let stem = file.stem(below: "Sources/ViewModels"),
            let page = SwiftDeclaration.all(in: file.code).first(where: {
                $0.modifiers.contains("@ViewModel") && $0.inherited.contains("RequestableViewModel")
            })
        else { return nil }
        self.file = file
        name = page.name
        isInteractive = Self.templates(of: String(stem.dropLast("Model".count)), in: files)
            .contains { $0.text.contains("method=\"post\"") }
    }

    /// Protocol, live and stub operations, beside the view model.
    var trio: [String] {
        let folder = file.path.dropLast(file.name.count)
        let page = name.dropLast("ViewModel".count)
        return ["ViewModelOperations", "Ops", "StubOps"].map { "\(folder)\(page)\($0).swift" }
    }

    /// The template and all that it inserts, and what those insert.
    private static func templates(of name: String, in files: [SourceFile]) -> [SourceFile] {
        var seen: Set<String> = []
        var pending = [name]
        var found: [SourceFile] = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted,
                let file = files.first(where: { $0.path == "Templates/\(next).mustache" })
            else { continue }
            found.append(file)
            pending += file.text.matches(of: #/\{\{[<>]([\w/]+)\}\}/#).map { String($0.output.1) }
        }
        return found
    }
}
