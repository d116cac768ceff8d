import Foundation

/// The folder of the package that a test belongs to, with its templates, words and everything else.
public struct RepositoryRoot: Sendable {
    public let url: URL

    /// The nearest folder above a file that holds `Package.swift`.
    ///
    /// - Throws: ``NoRepository``.
    public init(above file: String = #filePath) throws(NoRepository) {
        var folder = URL(fileURLWithPath: file)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                url = folder
                return
            }
        }
        throw NoRepository(file: file)
    }

    /// The absolute path, without a slash at its end.
    public var path: String { url.path }

    /// The text of a file: `"Templates/Shared/FailureView.mustache"`.
    public func text(_ relative: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(relative), encoding: .utf8)
    }

    /// What lies in a folder, by paths from the root.
    public func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)
            .map { "\(folder)/\($0)" }
    }
}
