import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// Everything that a site reads from its root, checked: a start that ends here has touched nothing.
public struct SiteFiles: Sendable {
    let types: SiteTypes
    let contents: SiteContents
    let assets: StaticFiles

    /// - Parameters:
    ///   - shell: what stands around every page.
    ///   - note: what tells of a successful write.
    /// - Throws: `SiteMistakes`, `StaticFilesError`, each with everything that is wrong and where.
    public init<Services>(
        of routes: Routes<Services>, shell: any ViewModel.Type, note: any ViewModel.Type,
        configuration: SiteConfiguration
    ) throws {
        let onEvent = configuration.onEvent
        types = SiteTypes(routes: routes, shell: shell, note: note, gallery: configuration.gallery)
        contents = try SiteContents(
            types, root: configuration.root, defaultLocale: configuration.defaultLocale
        ) { key, locale in
            onEvent(.missingText(key: key.joined(separator: "."), locale: locale))
        }
        for warning in contents.catalogs.warnings { onEvent(.doubtfulText(warning)) }
        // What protects visitors is added to every answer alike.
        assets = try StaticFiles(root: configuration.root.appendingPathComponent("Public").path, fields: [:])
    }
}
