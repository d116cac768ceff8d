import Foundation
import Localization
import MVVM
import MVVMServer

/// The words and templates of a repository, read once, for the tests of its view models.
public struct SiteUnderTest<Shell: ViewModel>: Sendable {
    let contents: SiteContents

    /// - Parameters:
    ///   - viewModels: all that have words or a template of their own.
    ///   - shell: what stands around every page.
    ///   - words: types whose words no view model's properties name, as in `Routes.words`.
    ///   - testFile: any file of the repository; its root is the folder above that holds `Package.swift`.
    ///   - defaultLocale: the one whose words the others translate.
    /// - Throws: `SiteMistakes` with everything that is wrong, or ``NoRepository``.
    public init(
        viewModels: [any ViewModel.Type], shell: Shell.Type, words: [any PropertyVisitable.Type] = [],
        defaultLocale: LocaleTag = LocaleTag(language: "en"), testFile: String = #filePath
    ) throws {
        contents = try SiteContents(
            root: try Self.root(above: testFile), viewModels: viewModels, shell: shell, words: words,
            defaultLocale: defaultLocale)
    }

    public var locales: [LocaleTag] { contents.catalogs.locales }

    public func localizer(for locale: LocaleTag) -> Localizer {
        contents.catalogs.localizer(for: locale, timeZone: .gmt)
    }

    /// A view model as an API client gets it.
    public func json(of model: some ViewModel, in locale: LocaleTag) -> [UInt8] {
        contents.json.render(model, localizer: localizer(for: locale))
    }

    /// A view model that was read from JSON, written again.
    func json(ofReceived model: some ViewModel, in locale: LocaleTag) -> [UInt8] {
        JSONRenderer().render(model, localizer: localizer(for: locale))
    }

    /// A view model as a browser gets it: a page in the layout, anything else alone; nil for one that only its parent's
    /// template writes.
    public func html(of model: some ViewModel, in locale: LocaleTag) throws -> [UInt8]? {
        try contents.html(of: model, in: Shell.stub(), localizer: localizer(for: locale))
    }

    private static func root(above file: String) throws -> URL {
        var folder = URL(fileURLWithPath: file)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let manifest = folder.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return folder }
        }
        throw NoRepository(file: file)
    }
}
