import Foundation
import MVVM
import Mustache

/// The templates of a site, read from a folder: `Ideas/IdeaBoardView` is `Templates/Ideas/IdeaBoardView.mustache`.
struct TemplateFolder {
    private(set) var templates: [String: Template] = [:]
    /// The names of those that are no templates.
    private(set) var broken: Set<String> = []
    private(set) var mistakes: [TemplateError] = []

    /// - Throws: Foundation's error for a folder that cannot be read.
    init(root: URL) throws {
        let folder = root.appendingPathComponent("Templates")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            guard path.hasSuffix(".mustache") else { continue }
            let name = String(path.dropLast(".mustache".count))
            let source = try Data(contentsOf: folder.appendingPathComponent(path))
            do throws(TemplateMistakes) {
                templates[name] = try Template(name: name, file: "Templates/\(path)", source: Array(source))
            } catch {
                broken.insert(name)
                mistakes += error.errors
            }
        }
    }

    /// The folder that a view model's template stands in, and its words too: `Ideas`; nil where it has no template.
    func feature(of typeName: String) -> String? {
        guard let name = name(ofView: Self.viewName(of: typeName)), let end = name.lastIndex(of: "/") else {
            return nil
        }
        return String(name[..<end])
    }

    static func viewName(of type: any ViewModel.Type) -> String { viewName(of: type.propertyTable.typeName) }

    /// A view model's template has its name with `View` for `ViewModel`.
    private static func viewName(of typeName: String) -> String {
        typeName.hasSuffix("ViewModel") ? String(typeName.dropLast("Model".count)) : typeName
    }

    func hasView(of type: any ViewModel.Type) -> Bool { name(ofView: TemplateFolder.viewName(of: type)) != nil }

    /// The template of that last name, in whatever folder it stands.
    func name(ofView view: String) -> String? {
        broken.union(templates.keys).sorted().first { $0 == view || $0.hasSuffix("/\(view)") }
    }

    /// The template and all that it inserts, and what those insert.
    func closure(of name: String) -> Set<String> {
        var reached: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard reached.insert(next).inserted, let template = templates[next] else { continue }
            pending += template.insertions
        }
        return reached
    }
}
