import Foundation
import MVVM

@testable import Localization

/// A folder of catalog files that lives as long as the value.
final class TemporaryCatalogs {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)/Localization")
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        // A folder that stays behind in the temporary folder harms no test.
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    func load(
        _ types: [any PropertyVisitable.Type], references: [[String]] = [], pseudoLocales: Bool = false,
        feature: @escaping Catalogs.Feature = { _ in nil }, onMissing: @escaping Catalogs.MissingText = { _, _ in }
    ) throws(CatalogMistakes) -> Catalogs {
        try Catalogs(
            folders: [folder], types: types, references: references, source: .english, defaultLocale: .english,
            pseudoLocales: pseudoLocales, feature: feature, onMissing: onMissing)
    }

    /// The mistakes of a folder that must not load, without the folder in front.
    func mistakes(
        _ types: [any PropertyVisitable.Type], references: [[String]] = [],
        feature: @escaping Catalogs.Feature = { _ in nil }
    ) -> [String] {
        do throws(CatalogMistakes) {
            _ = try load(types, references: references, feature: feature)
            return []
        } catch {
            return error.mistakes.map { mistake in
                let root = folder.deletingLastPathComponent().relativePath
                let file = mistake.file.replacing("\(root)/", with: "").replacing("Localization/", with: "")
                return "\(file):\(mistake.line):\(mistake.column): \(mistake.message)"
            }
        }
    }
}

extension LocaleTag {
    static let english = LocaleTag(language: "en")
    static let spanish = LocaleTag(language: "es")
    static let arabic = LocaleTag(language: "ar")
}
