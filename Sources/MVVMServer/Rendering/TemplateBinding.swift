import MVVM
import Mustache

/// Binds templates to view models one after the other, and collects the mistakes, so that one start tells them all.
struct TemplateBinding {
    /// The template that an error without one of its own is shown by.
    private static let toast = "Shared/ToastView"
    private static let layout = "Shared/LayoutView"
    /// Stands in for the layout where only a page's main part is wanted.
    private static let fragmentLayout = "Shared/FragmentView"

    private(set) var programs = BoundPrograms()
    private(set) var mistakes: [TemplateError] = []
    let schemas = SchemaBook()
    private let folder: TemplateFolder
    private let binder: Binder

    init(_ folder: TemplateFolder) {
        self.folder = folder
        binder = Binder(folder.templates)
    }

    mutating func bindPage(_ type: any ViewModel.Type, shell: any ViewModel.Type) {
        let name = template(for: type)
        let schema = schemas.page(type, shell: shell)
        let fragmentLayout = folder.templates.first { $0.name == TemplateBinding.fragmentLayout }
        let whole = program { (binder) throws(TemplateMistakes) in try binder.bind(name, to: schema) }
        let fragment = program { (binder) throws(TemplateMistakes) in
            try binder.bind(name, to: schema) { $0 == TemplateBinding.layout ? fragmentLayout : nil }
        }
        if let whole, let fragment {
            programs.pages[ObjectIdentifier(type)] = BoundPrograms.Page(whole: whole, fragment: fragment)
        }
    }

    mutating func bindComponent(_ type: any ViewModel.Type) {
        let name = template(for: type)
        let schema = schemas.schema(of: type)
        programs.components[ObjectIdentifier(type)] = program { (binder) throws(TemplateMistakes) in
            try binder.bind(name, to: schema)
        }
    }

    private mutating func program(_ bind: (Binder) throws(TemplateMistakes) -> Program) -> Program? {
        do throws(TemplateMistakes) {
            return try bind(binder)
        } catch {
            mistakes += error.errors.filter { !mistakes.contains($0) }
            return nil
        }
    }

    /// Its own template; an error without one is shown as a toast. A name that no template has is the binder's to report.
    private func template(for type: any ViewModel.Type) -> String {
        let view = TemplateFolder.viewName(of: type)
        return folder.name(ofView: view) ?? (type is any ErrorViewModel.Type ? TemplateBinding.toast : view)
    }
}
