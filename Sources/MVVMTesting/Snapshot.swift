import Foundation
import Testing

/// Expects `text` to be what the recorded file holds: `__Snapshots__/<TestFile>/<name>.txt` beside the test's source.
///
/// With `VITRINE_RECORD=1` in the environment a missing or different file is written, and nothing fails: look at what
/// `git diff` shows. Without it a missing file is a failure as well, so a forgotten one is found.
/// - Parameter name: Part of the file's name: letters, digits, `-` and `_`.
public func expectSnapshot(
    of text: String, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let snapshot = Snapshot(name: name, testFile: filePath)
    if let complaint = try snapshot.check(text, records: Snapshot.isRecording) {
        Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    }
}

/// A recorded text that a test compares with.
struct Snapshot {
    let path: String

    /// Whether what is missing or different is written instead of failing.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" }

    init(name: String, testFile: String) {
        let source = URL(fileURLWithPath: testFile)
        let folder = source.deletingLastPathComponent().path
        path = "\(folder)/__Snapshots__/\(source.deletingPathExtension().lastPathComponent)/\(name).txt"
    }

    /// - Returns: What is wrong, for a reader; nil when nothing is.
    func check(_ text: String, records: Bool) throws -> String? {
        let recorded = try read()
        // As bytes: to `==` the composed and the decomposed spelling of a letter are the same.
        if let recorded, recorded.utf8.elementsEqual(text.utf8) { return nil }
        if records {
            try write(text)
            return nil
        }
        guard let recorded else { return "There is no snapshot \(path). VITRINE_RECORD=1 writes it." }
        return "The text differs from \(path).\n\(SnapshotDiff(from: recorded, to: text))\nVITRINE_RECORD=1 accepts it."
    }

    private func read() throws -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private func write(_ text: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
