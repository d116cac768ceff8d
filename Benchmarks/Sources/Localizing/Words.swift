import Foundation
import Localization
import MVVM

/// The catalogs of the figures, in three languages.
struct Words {
    static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt

    let catalogs: Catalogs
    let localizer: Localizer

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("localizing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            // It lies in the temporary folder: what stays behind harms nobody.
            try? FileManager.default.removeItem(at: folder)
        }
        try Data(Self.texts.utf8).write(to: folder.appendingPathComponent("SummaryViewModel.yml"))
        let english = LocaleTag(language: "en")
        catalogs = try Catalogs(
            folders: [folder], types: [SummaryViewModel.self], source: english, defaultLocale: english)
        localizer = catalogs.localizer(for: english, timeZone: Self.madrid)
    }

    private static let texts = """
        en:
          SummaryViewModel:
            title: Ideas
            boxed: { plural: count, one: "%{count} vote", other: "%{count} votes" }
            summary: { plural: count, one: "%{count} vote", other: "%{count} votes" }
        es:
          SummaryViewModel:
            title: Propuestas
            boxed: { plural: count, one: "%{count} voto", many: "%{count} de votos", other: "%{count} votos" }
            summary: { plural: count, one: "%{count} voto", many: "%{count} de votos", other: "%{count} votos" }

        """
}
