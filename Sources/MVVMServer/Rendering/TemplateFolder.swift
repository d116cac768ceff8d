import Foundation
import MVVM
import Mustache

/// The templates of a site, read from a folder: `Ideas/IdeaBoardView` is `Templates/Ideas/IdeaBoardView.mustache`.
struct TemplateFolder {
    /// The site's root.
    let root: URL
    private(set) var templates: [String: Template] = [:]
    /// The names of those that are no templates.
    private(set) var broken: Set<String> = []
    private(set) var mistakes: [TemplateError] = []

    /// - Parameter unread: folders beside the features' that stay closed.
    /// - Throws: `UnreadableTemplates` for a folder or a file that cannot be read.
    init(root: URL, leavingOut unread: Set<String> = []) throws(UnreadableTemplates) {
        self.root = root
        let folder = root.appendingPathComponent("Templates")
        for path in try TemplateFolder.paths(in: folder, leavingOut: unread) {
            let name = String(path.dropLast(".mustache".count))
            let source = try UnreadableTemplates.unless(folder.shown(path)) {
                try Data(contentsOf: folder.appendingPathComponent(path))
            }
            do throws(TemplateMistakes) {
                let template = try Template(name: name, file: folder.shown(path), source: Array(source))
                templates[name] = template
                // What a deployment cut off would be served as an empty page.
                if source.isEmpty { mistakes.append(template.mistake("the template is empty")) }
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

    /// Those of the templates below the folder, in their order. Foundation passes over a folder that it may not look into.
    private static func paths(
        in folder: URL, below path: String = "", leavingOut unread: Set<String>
    ) throws(UnreadableTemplates) -> [String] {
        let entries = try UnreadableTemplates.unless(folder.shown(path)) {
            try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent(path), includingPropertiesForKeys: [.isDirectoryKey])
        }
        var paths: [String] = []
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let below = path.isEmpty ? entry.lastPathComponent : "\(path)/\(entry.lastPathComponent)"
            if entry.hasDirectoryPath {
                guard !unread.contains(below) else { continue }
                paths += try self.paths(in: folder, below: below, leavingOut: unread)
            } else if below.hasSuffix(".mustache") {
                paths.append(below)
            }
        }
        return paths
    }

    /// A view model's template has its name with `View` for `ViewModel`.
    private static func viewName(of typeName: String) -> String {
        typeName.hasSuffix("ViewModel") ? String(typeName.dropLast("Model".count)) : typeName
    }

    func hasView(of type: any ViewModel.Type) -> Bool { name(ofView: TemplateFolder.viewName(of: type)) != nil }

    /// The template of that last name, in whatever folder it stands.
    func name(ofView view: String) -> String? {
        broken.union(templates.keys).filter { $0 == view || $0.hasSuffix("/\(view)") }.min()
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
