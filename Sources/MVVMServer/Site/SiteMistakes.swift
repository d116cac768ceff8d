import Localization
import Mustache

/// Everything that is wrong with the templates and words of a site; at least one mistake, each with its place.
public struct SiteMistakes: Error, Sendable, CustomStringConvertible {
    public let templates: [TemplateError]
    public let catalogs: [CatalogMistake]

    public var description: String {
        (templates.map(\.description) + catalogs.map(\.description)).joined(separator: "\n\n")
    }
}

extension SiteMistakes {
    /// What several openings of the same files found, each mistake once, by file and place; nil where they found none.
    public init?(_ found: [SiteMistakes]) {
        guard !found.isEmpty else { return nil }
        templates = Set(found.flatMap(\.templates)).sorted {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
        catalogs = Set(found.flatMap(\.catalogs)).sorted {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
    }
}
