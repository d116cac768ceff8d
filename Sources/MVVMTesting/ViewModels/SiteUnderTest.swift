import Foundation
import Localization
import MVVM
import MVVMServer

/// The words and templates of a repository, read once, for the tests of its view models.
public struct SiteUnderTest<Shell: ViewModel>: Sendable {
    /// The version of the contract that is tested.
    let version: SystemVersion
    /// Where the JSON of earlier versions is kept; nil where no version was named.
    let baselines: Baselines?
    /// The one whose words the others translate.
    let sourceLocale: LocaleTag
    let contents: SiteContents

    /// - Parameters:
    ///   - viewModels: all that have words or a template of their own.
    ///   - shell: what stands around every page.
    ///   - words: types whose words no view model's properties name, as in `Routes.words`.
    ///   - testFile: any file of the repository; its root is the folder above that holds `Package.swift`.
    ///   - version: what the app speaks; its baselines are `Baselines` in the folder of the test target. nil keeps none.
    ///   - defaultLocale: the one whose words the others translate.
    /// - Throws: `SiteMistakes` with everything that is wrong, or ``NoRepository``.
    public init(
        viewModels: [any ViewModel.Type], shell: Shell.Type, words: [any PropertyVisitable.Type] = [],
        version: SystemVersion? = nil, defaultLocale: LocaleTag = LocaleTag(language: "en"),
        testFile: String = #filePath
    ) throws {
        let root = try RepositoryRoot(above: testFile).url
        contents = try SiteContents(
            root: root, viewModels: viewModels, shell: shell, words: words, defaultLocale: defaultLocale)
        sourceLocale = defaultLocale
        self.version = version ?? .newest
        baselines = version.map { Baselines(folder: Self.target(of: testFile, below: root), current: $0) }
    }

    public var locales: [LocaleTag] { contents.catalogs.locales }

    public func localizer(for locale: LocaleTag) -> Localizer {
        contents.catalogs.localizer(for: locale, timeZone: .gmt)
    }

    /// A view model as an API client gets it.
    public func json(of model: some ViewModel, in locale: LocaleTag) -> [UInt8] {
        contents.json.render(model, localizer: localizer(for: locale), version: version)
    }

    /// A view model's JSON, read by its type and written again.
    func rewritten<Model: ViewModel>(
        _ json: [UInt8], as type: Model.Type, in locale: LocaleTag, version: SystemVersion
    ) throws -> [UInt8] {
        let received = try JSONDecoder().decode(type, from: Data(json))
        return JSONRenderer().render(received, localizer: localizer(for: locale), version: version)
    }

    /// A view model as a browser gets it: a page in the layout, anything else alone; nil for one that only its parent's
    /// template writes.
    public func html(of model: some ViewModel, in locale: LocaleTag) throws -> [UInt8]? {
        try contents.html(of: model, in: Shell.stub(), localizer: localizer(for: locale))
    }

    /// `Tests/ViewModelsTests/Baselines`
    private static func target(of file: String, below root: URL) -> URL {
        let parts = URL(fileURLWithPath: file).pathComponents.dropFirst(root.pathComponents.count)
        return parts.prefix(2).reduce(root) { $0.appendingPathComponent($1) }.appendingPathComponent("Baselines")
    }
}
