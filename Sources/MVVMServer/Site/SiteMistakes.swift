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
