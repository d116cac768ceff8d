import Foundation
import Localization
import MVVM

// The words of what a program makes itself: client-hosted view models and errors.
extension MVVMEnvironment {
    /// The folder of a bundle's resources that holds its catalogs.
    private static let folderName = "Localization"

    /// Reads the catalogs of all bundles and checks them; to be done once, at start.
    ///
    /// - Parameters:
    ///   - types: everything that the program localizes itself; the types reachable from them are added.
    ///   - source: the locale whose texts the others translate; also spoken where none of the preferred ones is.
    /// - Throws: every mistake at once, each with `file:line:column`.
    public func catalogs(
        for types: [any PropertyVisitable.Type], source: LocaleTag
    ) throws(CatalogMistakes) -> Catalogs {
        try Catalogs(folders: wordFolders, types: types, source: source, defaultLocale: source)
    }

    /// The localizer of the preferred language that the catalogs have.
    public func localizer(of catalogs: Catalogs, timeZone: TimeZone = .current) -> Localizer {
        let ranges = preferredLocales.map { name in
            // POSIX names: `es_MX.UTF-8`.
            (tag: name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-"), quality: 1_000)
        }
        return catalogs.localizer(
            for: catalogs.negotiator.best(for: ranges.map { (tag: String($0.tag), quality: $0.quality) }),
            timeZone: timeZone)
    }

    /// A bundle without words is usual, above all the program's own.
    private var wordFolders: [URL] {
        var seen: Set<URL> = []
        return resourceBundles.compactMap { bundle in
            let folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(Self.folderName)
            let isThere = FileManager.default.fileExists(atPath: folder.path)
            return isThere && seen.insert(folder.standardizedFileURL).inserted ? folder : nil
        }
    }
}
