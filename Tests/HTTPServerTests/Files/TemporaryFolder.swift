import Foundation

/// A folder that is there for the time of a call.
enum TemporaryFolder {
    /// `files`: contents by relative path.
    static func with<Result>(_ files: [String: String], _ body: (_ path: String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("http-server-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }  // Nothing depends on its end.
        for (name, content) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        return try body(url.path)
    }
}
