import Foundation
import MVVM

/// The templates as they are written, read when a site of stubs is opened.
struct StubSources: Sendable {
    /// By the name that templates use: `Ideas/IdeaCardView`.
    private let texts: [String: String]

    /// - Throws: Foundation's error for a folder that cannot be read.
    init(root: URL) throws {
        let folder = root.appendingPathComponent("Templates")
        let ending = ".mustache"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
        texts = try paths.reduce(into: [:]) { texts, path in
            texts[String(path.dropLast(ending.count))] = try String(
                contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
    }

    /// The top folders that hold templates.
    var folders: [String] { Set(texts.keys.compactMap { StubSources.folder(of: $0) }).sorted() }

    subscript(_ template: String) -> String? { texts[template] }

    /// The template that shows a view model; an error without one is shown as a toast.
    func template(of type: any ViewModel.Type) -> String? {
        own(type) ?? (type is any ErrorViewModel.Type ? "Shared/ToastView" : nil)
    }

    /// The top folder of its own template.
    func folder(of type: any ViewModel.Type) -> String? { own(type).flatMap { StubSources.folder(of: $0) } }

    private func own(_ type: any ViewModel.Type) -> String? {
        let view = TemplateFolder.viewName(of: type)
        return texts.keys.sorted().first { $0 == view || $0.hasSuffix("/\(view)") }
    }

    private static func folder(of template: String) -> String? {
        template.firstIndex(of: "/").map { String(template[..<$0]) }
    }
}
