/// Why the words and templates of a repository could not be looked for.
public enum SiteUnderTestError: Error, CustomStringConvertible {
    case noRepository(above: String)
    case wrongLocale(String)

    public var description: String {
        switch self {
        case .noRepository(let file): "No folder above \(file) holds a Package.swift."
        case .wrongLocale(let tag): "'\(tag)' is no tag of BCP 47."
        }
    }
}
