import CAllocations
import Foundation
import Localization
import MVVMServer

/// A site whose board consists of many templates and speaks many languages: the start of a large one.
///
/// The board's template includes the others, so each is parsed, checked against the board's table, escaped by its context,
/// and folded for every locale.
struct ColdStart {
    private static let locales = ["en", "fr", "de", "es", "it", "nl", "sv", "da"]

    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-start-\(getpid())")
    private let templates: Int

    /// - Parameter templates: the number of templates, each of the board's size.
    init(templates: Int) { self.templates = templates }

    /// Milliseconds until everything is ready, catalogs of eight locales included.
    func time() throws {
        try write(locales: Self.locales.count)
        defer { remove() }
        let start = Stopwatch.microseconds
        _ = try Site.contents(root: folder.path)
        print("start", (Stopwatch.microseconds - start) / 1e3)
    }

    /// Kilobytes that the contents of a site with so many locales take.
    func memory() throws {
        defer { remove() }
        for count in [1, 2, 4, 8] {
            try write(locales: count)
            let before = allocated_bytes()
            let contents = try Site.contents(root: folder.path)
            let after = allocated_bytes()
            withExtendedLifetime(contents) { print("locales-\(count)", Double(after - before) / 1024) }
        }
    }

    private func write(locales count: Int) throws {
        remove()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "Root/Templates", toPath: folder.path + "/Templates")
        let board = try String(contentsOfFile: "Root/Templates/BoardView.mustache", encoding: .utf8)
        let column = try String(contentsOfFile: "Root/Templates/ColumnView.mustache", encoding: .utf8)
        var parts = ""
        for index in 4..<templates {
            try write(column, to: "Templates/Parts/Part\(index)View.mustache")
            parts += "{{#columns}}\n{{>Parts/Part\(index)View}}\n{{/columns}}\n"
        }
        try write(board.replacing("</div>", with: parts + "</div>"), to: "Templates/BoardView.mustache")
        for name in ["ShellViewModel", "CardViewModel"] { try writeCatalog(name, locales: count) }
    }

    /// The English words for every locale: whether they are true does not matter here.
    private func writeCatalog(_ name: String, locales count: Int) throws {
        let words = try String(contentsOfFile: "Root/Resources/Localization/\(name).yml", encoding: .utf8)
        let english = words.split(separator: "fr:\n")[0]
        let all = Self.locales.prefix(count).map { english.replacing("en:\n", with: "\($0):\n", maxReplacements: 1) }
        try write(all.joined(), to: "Resources/Localization/\(name).yml")
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func remove() {
        // Nothing to remove is what the first call finds.
        try? FileManager.default.removeItem(at: folder)
    }
}
