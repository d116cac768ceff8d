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
    let schemas = SchemaBook()
    private let folder: TemplateFolder
    private let binder: Binder
    private var found: Set<TemplateError> = []
    private var reached: Set<String> = []

    init(_ folder: TemplateFolder, types: SiteTypes) {
        self.folder = folder
        binder = Binder(Array(folder.templates.values))
        found = Set(folder.mistakes)
        for type in types.pages { bindPage(type, shell: types.shell) }
        reportMissingFragmentLayout()
        for type in types.components { bindComponent(type) }
        for type in types.children + [types.shell] where folder.hasView(of: type) { bindComponent(type) }
        // What a broken template inserts is not known.
        if folder.broken.isEmpty { reportOrphans() }
    }

    /// By file and place.
    var mistakes: [TemplateError] {
        found.sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
    }

    private mutating func bindPage(_ type: any ViewModel.Type, shell: any ViewModel.Type) {
        guard let name = template(for: type) else { return }
        let schema = schemas.page(type, shell: shell)
        let fragmentLayout = folder.templates[TemplateBinding.fragmentLayout]
        let whole = program(name) { (binder) throws(TemplateMistakes) in try binder.bind(name, to: schema) }
        let fragment = program(name, TemplateBinding.fragmentLayout) { (binder) throws(TemplateMistakes) in
            try binder.bind(name, to: schema) { $0 == TemplateBinding.layout ? fragmentLayout : nil }
        }
        if let whole, let fragment {
            programs.pages[ObjectIdentifier(type)] = BoundPrograms.Page(whole: whole, fragment: fragment)
        }
    }

    private mutating func bindComponent(_ type: any ViewModel.Type) {
        guard let name = template(for: type) else { return }
        let schema = schemas.schema(of: type)
        programs.components[ObjectIdentifier(type)] = program(name) { (binder) throws(TemplateMistakes) in
            try binder.bind(name, to: schema)
        }
    }

    /// Nothing is said of a template that inserts a broken one: what it would be with it is not known.
    private mutating func program(
        _ names: String..., bind: (Binder) throws(TemplateMistakes) -> Program
    ) -> Program? {
        let needed = names.reduce(into: Set()) { $0.formUnion(folder.closure(of: $1)) }
        reached.formUnion(needed)
        guard needed.isDisjoint(with: folder.broken) else { return nil }
        do throws(TemplateMistakes) {
            return try bind(binder)
        } catch {
            found.formUnion(error.errors)
            return nil
        }
    }

    /// Without it a page in the layout would answer the script with all of it, head and body, and nobody would be told.
    private mutating func reportMissingFragmentLayout() {
        let name = TemplateBinding.fragmentLayout
        guard reached.contains(TemplateBinding.layout), folder.templates[name] == nil, !folder.broken.contains(name)
        else { return }
        found.insert(folder.missing(name, "the layout of fragments, which stands in for \(TemplateBinding.layout),"))
    }

    private mutating func reportOrphans() {
        for (name, template) in folder.templates where !reached.contains(name) {
            found.insert(template.mistake("no view model is shown by this template, and no other template inserts it"))
        }
    }

    /// Its own template; an error without one is shown as a toast. None is a mistake.
    private mutating func template(for type: any ViewModel.Type) -> String? {
        if let name = folder.name(ofView: TemplateFolder.viewName(of: type)) { return name }
        let isError = type is any ErrorViewModel.Type
        if isError, folder.name(ofView: TemplateBinding.toast) != nil { return TemplateBinding.toast }
        let name = isError ? TemplateBinding.toast : folder.expectedName(for: type)
        found.insert(folder.missing(name, "the template of \(type.propertyTable.typeName)"))
        return nil
    }
}
