import Foundation

/// Every text file of the package, read once.
struct Tree: Sendable {
    /// The folder of `Package.swift`, found from this file's own place in it.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What is built, stored or fetched, and never committed, wherever it lies.
    private static let skipped: Set<String> = [".git", ".build", ".swiftpm", "data", "node_modules", "__pycache__"]

    let files: [SourceFile]

    init(root: URL = Tree.root) throws {
        files = try Tree.paths(in: root).compactMap { path in
            let data = try Data(contentsOf: root.appending(path: path))
            // What is no UTF-8 is a picture or a font, which no rule reads.
            return String(validating: data, as: UTF8.self).map { SourceFile(path, $0) }
        }
    }

    private static func paths(in root: URL, below folder: String = "") throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder).sorted()
        return try names.filter { !skipped.contains($0) }.flatMap { name in
            let values = try root.appending(path: folder + name).resourceValues(forKeys: [.isDirectoryKey])
            return values.isDirectory == true ? try paths(in: root, below: folder + name + "/") : [folder + name]
        }
    }
}
