import Foundation

/// A new folder that goes away with the last reference to it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        path = folder.path(percentEncoded: false)
    }

    deinit {
        // A folder that cannot be removed is the system's to clean up.
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func contents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
