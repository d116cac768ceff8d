import Foundation
import HTTP

/// Reads a folder into memory, once.
struct StaticFolderReader {
    private let root: String
    private let fields: HeaderFields
    private var bytesLeft: Int
    private var files: [[UInt8]: StaticFile] = [:]

    init(root: String, maximumBytes: Int, fields: HeaderFields) throws(StaticFilesError) {
        guard let real = Self.realPath(root), Self.kind(of: real)?.isFolder == true else { throw .noFolder(root) }
        self.root = real
        self.fields = fields
        bytesLeft = maximumBytes
    }

    mutating func read() throws(StaticFilesError) -> [[UInt8]: StaticFile] {
        try readFolder("")
        return files
    }

    /// `path` is below the root: empty, or "/" and segments.
    private mutating func readFolder(_ path: String) throws(StaticFilesError) {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: root + path) } catch {
            throw .unreadable(path)
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let entry = path + "/" + name
            guard let real = Self.realPath(root + entry), let kind = Self.kind(of: real) else {
                // Foundation repairs names, and finds nothing under a repaired one.
                throw name.unicodeScalars.contains("\u{FFFD}") ? .unreadableName(entry) : .unreadable(entry)
            }
            let isLink = !real.utf8.elementsEqual((root + entry).utf8)
            // Links to folders could make circles; links out of the root, or to dot files, could publish anything.
            if isLink, kind.isFolder || !publishes(real) { throw .strayLink(entry) }
            if kind.isFolder {
                try readFolder(entry)
            } else if kind.isFile {
                try readFile(entry, name: name, modified: kind.modified)
            }
        }
    }

    /// Whether a file is below the root, and neither it nor a folder on the way begins with a dot.
    private func publishes(_ real: String) -> Bool {
        let dotSegment = Array("/.".utf8)
        return real.utf8.starts(with: (root + "/").utf8)
            && real.utf8.dropFirst(root.utf8.count).firstRange(of: dotSegment) == nil
    }

    private mutating func readFile(_ path: String, name: String, modified: HTTPDate) throws(StaticFilesError) {
        guard let data = FileManager.default.contents(atPath: root + path) else { throw .unreadable(path) }
        bytesLeft -= data.count
        guard bytesLeft >= 0 else { throw .tooLarge(path) }
        files[Array(path.utf8)] = StaticFile(name: name, bytes: Array(data), modified: modified, fields: fields)
    }

    private struct Kind {
        let isFolder: Bool
        let isFile: Bool
        let modified: HTTPDate
    }

    private static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let format = status.st_mode & S_IFMT
        return Kind(
            isFolder: format == S_IFDIR, isFile: format == S_IFREG,
            // Not later than the answer's own date (RFC 9110 §8.8.2.1).
            modified: HTTPDate(secondsSinceEpoch: min(status.st_mtim.tv_sec, time(nil))))
    }

    /// Without links, "." and ".."; `nil` when there is nothing.
    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
