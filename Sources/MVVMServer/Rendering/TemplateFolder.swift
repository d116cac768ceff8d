import Foundation
import MVVM
import Mustache

/// The templates of a site, read from a folder: `Ideas/IdeaBoardView` is `Templates/Ideas/IdeaBoardView.mustache`.
struct TemplateFolder {
    let templates: [Template]

    /// - Throws: `TemplateMistakes` with those of all files, or Foundation's error for a folder that cannot be read.
    init(root: URL) throws {
        let folder = root.appendingPathComponent("Templates")
        var mistakes: [TemplateError] = []
        var templates: [Template] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            guard path.hasSuffix(".mustache") else { continue }
            let source = try Data(contentsOf: folder.appendingPathComponent(path))
            do throws(TemplateMistakes) {
                let name = String(path.dropLast(".mustache".count))
                templates.append(try Template(name: name, file: "Templates/\(path)", source: Array(source)))
            } catch {
                mistakes += error.errors
            }
        }
        guard mistakes.isEmpty else { throw TemplateMistakes(mistakes) }
        self.templates = templates
    }

    /// A view model's template has its name with `View` for `ViewModel`.
    static func viewName(of type: any ViewModel.Type) -> String {
        let typeName = type.propertyTable.typeName
        return typeName.hasSuffix("ViewModel") ? String(typeName.dropLast("Model".count)) : typeName
    }

    func hasView(of type: any ViewModel.Type) -> Bool { name(ofView: TemplateFolder.viewName(of: type)) != nil }

    /// The template of that last name, in whatever folder it stands.
    func name(ofView view: String) -> String? {
        templates.map(\.name).first { $0 == view || $0.hasSuffix("/\(view)") }
    }
}
