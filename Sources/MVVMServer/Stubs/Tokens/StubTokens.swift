import Foundation

/// The custom properties of the site's stylesheets, and its pictures: what design is made of here.
struct StubTokens: Sendable {
    /// `--space-3`, in the order of the stylesheets; each once.
    let names: [String]
    /// The absolute paths of vector pictures in `Public`.
    let icons: [String]

    /// - Throws: Foundation's error for a folder that cannot be read.
    init(root: URL) throws {
        let folder = root.appendingPathComponent("Public")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        icons = paths.filter { $0.hasSuffix(".svg") }.map { "/\($0)" }
        let sheets = try paths.filter { $0.hasSuffix(".css") && !$0.contains("stub") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        var seen: Set<String> = []
        names = sheets.flatMap { sheet in
            sheet.matches(of: #/(?m)^\s*--([a-z0-9-]+)\s*:/#).map { "--\($0.output.1)" }
        }.filter { seen.insert($0).inserted }
    }

    /// One class for each token, which shows it; a page may not carry a style of its own.
    var stylesheet: String {
        names.map { name in
            let selector = ".stub-token\(name)"
            return switch StubTokenKind(name) {
            case .colors: "\(selector) { background: var(\(name)); }"
            case .type: "\(selector) { font-size: var(\(name)); }"
            case .fonts: "\(selector) { font-family: var(\(name)); }"
            case .spaces: "\(selector) { inline-size: var(\(name)); }"
            case .shapes: "\(selector) { border-radius: var(\(name)); box-shadow: var(\(name)); }"
            }
        }.joined(separator: "\n") + "\n"
    }
}
