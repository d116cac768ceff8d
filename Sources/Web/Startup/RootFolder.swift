import Foundation

/// Finds the folder that holds `Templates`, `Resources` and `Public`.
struct RootFolder {
    static let parts = ["Templates", "Resources", "Public"]

    let url: URL

    /// From `--root`, else the working directory, else beside the executable and above it.
    ///
    /// - Throws: `MissingFolder` that names what is missing where.
    init(_ given: String?) throws(MissingFolder) {
        if let given {
            url = URL(fileURLWithPath: given, isDirectory: true)
            if let missing = RootFolder.missing(in: url) { throw MissingFolder(name: missing, folder: given) }
            return
        }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        var candidates = [here]
        var beside = (Bundle.main.executableURL ?? here).resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<5 {
            candidates.append(beside)
            beside.deleteLastPathComponent()
        }
        guard let found = candidates.first(where: { RootFolder.missing(in: $0) == nil }) else {
            throw MissingFolder(name: RootFolder.missing(in: here) ?? "", folder: here.path)
        }
        url = found
    }

    private static func missing(in folder: URL) -> String? {
        parts.first { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue
        }
    }
}
