import Foundation
import Localization
import MVVM
import Mustache

extension HTMLRenderer {
    /// The template that an error without one of its own is shown by.
    private static let toast = "Shared/ToastView"
    private static let layout = "Shared/LayoutView"
    /// Stands in for the layout where only a page's main part is wanted.
    private static let fragmentLayout = "Shared/FragmentView"

    /// Binds a template to every view model.
    ///
    /// - Parameters:
    ///   - pages: view models that stand in the layout.
    ///   - components: view models that stand alone: answers, errors, notes.
    ///   - children: bound where they have a template of their own; else their parent's template writes them.
    /// - Throws: `TemplateMistakes` with all mistakes of all templates.
    init(
        templates: TemplateFolder, pages: [any ViewModel.Type], components: [any ViewModel.Type],
        children: [any ViewModel.Type], shell: any ViewModel.Type
    ) throws(TemplateMistakes) {
        let binder = Binder(templates.templates)
        let fragment = templates.templates.first { $0.name == HTMLRenderer.fragmentLayout }
        let schemas = SchemaBook()
        var binding = Binding()
        var boundPages: [ObjectIdentifier: PagePrograms] = [:]
        var boundComponents: [ObjectIdentifier: Program] = [:]
        for type in pages {
            let name = HTMLRenderer.template(for: type, in: templates)
            let schema = schemas.page(type, shell: shell)
            let page = binding.program { () throws(TemplateMistakes) in try binder.bind(name, to: schema) }
            let part = binding.program { () throws(TemplateMistakes) in
                try binder.bind(name, to: schema) { $0 == HTMLRenderer.layout ? fragment : nil }
            }
            if let page, let part { boundPages[ObjectIdentifier(type)] = PagePrograms(page: page, fragment: part) }
        }
        for type in components + children.filter({ templates.hasView(of: $0) }) {
            let name = HTMLRenderer.template(for: type, in: templates)
            let schema = schemas.schema(of: type)
            boundComponents[ObjectIdentifier(type)] = binding.program { () throws(TemplateMistakes) in
                try binder.bind(name, to: schema)
            }
        }
        guard binding.mistakes.isEmpty else { throw TemplateMistakes(binding.mistakes) }
        self.init(pages: boundPages, components: boundComponents)
    }

    /// Collects mistakes, so that one start tells them all.
    private struct Binding {
        private(set) var mistakes: [TemplateError] = []

        mutating func program(_ bind: () throws(TemplateMistakes) -> Program) -> Program? {
            do throws(TemplateMistakes) {
                return try bind()
            } catch {
                mistakes += error.errors.filter { !mistakes.contains($0) }
                return nil
            }
        }
    }

    /// Its own template; an error without one is shown as a toast. A name that no template has is the binder's to report.
    private static func template(for type: any ViewModel.Type, in folder: TemplateFolder) -> String {
        let view = TemplateFolder.viewName(of: type)
        return folder.name(ofView: view) ?? (type is any ErrorViewModel.Type ? toast : view)
    }
}

/// A view model that was never bound: it is neither a page nor a component of any route.
struct UnboundViewModel: Error, CustomStringConvertible {
    let type: any ViewModel.Type
    var description: String { "\(type) is rendered, but no route or page of the site reaches it." }
}
