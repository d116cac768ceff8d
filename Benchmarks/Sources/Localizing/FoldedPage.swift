import Foundation
import Localization
import MVVM
import MVVMServer

/// A page of one localized constant, many times: folded at start, it is as many bytes to copy.
struct FoldedPage {
    private static let count = 1_000
    private let contents: SiteContents
    private let localizer: Localizer

    init() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("folded-\(UUID().uuidString)")
        defer {
            // It lies in the temporary folder: what stays behind harms nobody.
            try? FileManager.default.removeItem(at: root)
        }
        for (path, text) in Self.files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let english = LocaleTag(language: "en")
        contents = try SiteContents(
            root: root, pages: [WordViewModel.self], shell: WordShellViewModel.self, defaultLocale: english)
        localizer = contents.catalogs.localizer(for: english, timeZone: .gmt)
    }

    private static let files = [
        "Templates/Shared/LayoutView.mustache": "<main>{{$main}}{{/main}}</main>\n",
        "Templates/Shared/FragmentView.mustache": "<main>{{$main}}{{/main}}</main>\n",
        "Templates/WordView.mustache":
            "{{<Shared/LayoutView}}{{$main}}\(String(repeating: "<p>{{word}}</p>\n", count: count)){{/main}}"
            + "{{/Shared/LayoutView}}\n",
        "Resources/Localization/WordViewModel.yml": "en: { WordViewModel: { word: Ideas } }\n",
    ]

    /// Nanoseconds of one constant, and of copying what it has become.
    func time(seconds: Double) throws {
        let page = try render()
        var copy = page
        var failure: (any Error)?
        let rendering = Stopwatch.nanoseconds(for: seconds) { _ in
            do { copy = try render() } catch { failure = error }
        }
        if let failure { throw failure }
        precondition(copy == page)
        let copying = Stopwatch.nanoseconds(for: seconds) { _ in
            copy.withUnsafeMutableBytes { copy in page.withUnsafeBytes { copy.copyMemory(from: $0) } }
        }
        print("folded", rendering / Double(Self.count))
        print("memcpy-folded", copying / Double(Self.count))
    }

    private func render() throws -> [UInt8] {
        try contents.html(of: WordViewModel(), in: WordShellViewModel(), localizer: localizer) ?? []
    }
}
