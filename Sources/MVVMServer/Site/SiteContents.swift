import Foundation
import Localization
import MVVM

/// The words and templates of a site, read, checked and bound to its types: what a page is made with, before there is a
/// route or a request.
public struct SiteContents: Sendable {
    public let catalogs: Catalogs
    let html: HTMLRenderer
    public let json: JSONRenderer
    /// Those that can stand alone: pages, and what has a template of its own or that of all errors.
    public let viewModels: [any ViewModel.Type]

    /// - Parameters:
    ///   - onMissing: told of a text that code asks for by a key that no catalog has.
    /// - Throws: `SiteMistakes` with everything that is wrong with templates and words, and where.
    init(
        _ types: SiteTypes, root: URL, defaultLocale: LocaleTag,
        onMissing: @escaping Catalogs.MissingText = { _, _ in }
    ) throws {
        let unread: Set<String> = types.gallery == nil ? [StubGallery.folder] : []
        // Mistakes name a catalog as its folder is named here.
        let words = URL(fileURLWithPath: root.shown("Resources/Localization"), isDirectory: true)
        let templates = try TemplateFolder(root: root, leavingOut: unread)
        let binding = TemplateBinding(templates, types: types)
        do throws(CatalogMistakes) {
            catalogs = try Catalogs(
                folders: [words], leavingOut: unread, types: types.all,
                references: types.references, source: defaultLocale, defaultLocale: defaultLocale,
                pseudoLocales: types.gallery?.hasPseudoLocales ?? false, feature: templates.feature(of:),
                onMissing: onMissing)
        } catch {
            throw SiteMistakes(templates: binding.mistakes, catalogs: error.mistakes)
        }
        guard binding.mistakes.isEmpty else { throw SiteMistakes(templates: binding.mistakes, catalogs: []) }
        html = HTMLRenderer(binding, catalogs: catalogs)
        json = JSONRenderer(types: types.all, catalogs: catalogs)
        viewModels = (types.pages + types.components + types.children + [types.shell]).filter { [html] in
            html.isPage($0) || html.isComponent($0)
        }
    }

    /// The contents for some view models, without the routes that lead to them: for tests of view models.
    public init(
        root: URL, viewModels: [any ViewModel.Type], shell: any ViewModel.Type, words: [any PropertyVisitable.Type],
        defaultLocale: LocaleTag
    ) throws {
        try self.init(
            SiteTypes(viewModels: viewModels, shell: shell, words: words), root: root, defaultLocale: defaultLocale)
    }

    /// The contents for these pages alone, without the framework's own: what a benchmark of rendering needs.
    public init(
        root: URL, pages: [any ViewModel.Type], shell: any ViewModel.Type, defaultLocale: LocaleTag
    ) throws {
        try self.init(SiteTypes(pages: pages, shell: shell), root: root, defaultLocale: defaultLocale)
    }

    /// A view model as its template shows it: a page in the layout, anything else alone; nil for one that only its parent's
    /// template writes.
    public func html<Model: ViewModel, Shell: ViewModel>(
        of model: Model, in shell: Shell, localizer: Localizer
    ) throws -> [UInt8]? {
        if html.isPage(Model.self) { return try html.page(model, in: shell, face: .html, localizer: localizer) }
        guard html.isComponent(Model.self) else { return nil }
        return Array(try html.component(model, localizer: localizer).markup.utf8)
    }
}
