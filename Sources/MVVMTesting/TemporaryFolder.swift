import Foundation

/// A fresh, empty folder that is removed, with everything in it, when the value dies.
///
/// Keep it in a variable for as long as the files are used: `let folder = try TemporaryFolder()` at the head of a test.
public final class TemporaryFolder: Sendable {
    /// The absolute path, without a slash at its end.
    public let path: String

    /// - Throws: What Foundation throws when the system's folder for temporary files is not writable.
    public init() throws {
        path = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString.lowercased())"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    /// The path of a file in the folder: `"data/store.sqlite"`.
    public func path(_ relative: String) -> String {
        "\(path)/\(relative)"
    }

    /// Writes a file and the folders above it.
    /// - Returns: Its absolute path.
    @discardableResult
    public func write(_ text: String, to relative: String) throws -> String {
        let file = URL(fileURLWithPath: path(relative))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    deinit {
        // A close path: what cannot be removed is left to the system's own cleaning.
        try? FileManager.default.removeItem(atPath: path)
    }
}
