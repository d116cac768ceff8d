import Foundation
import Localization
import MVVM
import MVVMServer

/// The board as a whole site: router, locale, entity tag, shell and all.
struct BoardSite {
    let site: MVVMServer.Site<BoardServices, ShellViewModel>

    init() throws {
        let source = try BoardSource(file: "board.json")
        let services = BoardServices(board: try source.viewModel())
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-board-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }  // What is left over is in a temporary folder.
        try Self.copyFiles(to: folder)
        var routes = Routes<BoardServices>(home: BoardRequest())
        routes.register(BoardViewModel.self)
        site = try MVVMServer.Site(
            routes, source: .live(services), configuration: SiteConfiguration(root: folder, defaultLocale: .english),
            shell: { ShellViewModel(language: $0.localizer.locale.description, userName: source.userName) },
            // Nothing is written, so no note is shown.
            note: { (_: Note) in ColumnViewModel.stub() })
    }

    private enum Note: String { case none }

    /// The files of the benchmark, and those of the framework's own pages; their English words stand for the French ones.
    private static func copyFiles(to folder: URL) throws {
        try FileManager.default.copyItem(atPath: "Root", toPath: folder.path)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Public"), withIntermediateDirectories: true)
        for path in [
            "Shared/FailureView", "Shared/FormCheckView", "Shared/ValidationListView", "Stubs/StubGalleryView",
            "Stubs/StubPreviewView",
        ] {
            try write(
                try String(contentsOfFile: "../Templates/\(path).mustache", encoding: .utf8),
                to: folder.appending(path: "Templates/\(path).mustache"))
        }
        for path in ["Shared/FailureViewModel", "Stubs/StubGalleryViewModel", "Stubs/StubPreviewViewModel"] {
            let words = try String(contentsOfFile: "../Resources/Localization/\(path).yml", encoding: .utf8)
            let english = String(words.split(separator: "es:\n")[0])
            try write(
                english + english.replacing("en:\n", with: "fr:\n", maxReplacements: 1),
                to: folder.appending(path: "Resources/Localization/\(path).yml"))
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}
