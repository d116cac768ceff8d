import Foundation
import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

/// `IdeaTableViewModel` in a site that has nothing else.
struct IdeaTable {
    private let contents: SiteContents
    private let localizer: Localizer

    /// - Parameter template: `IdeaTableView.mustache`.
    init(template: String = "<p></p>") throws {
        let folder = try TemporaryFolder()
        try folder.write(template, to: "Templates/IdeaTableView.mustache")
        try folder.write(
            "en:\n  IdeaTableViewModel:\n    title: Ideas & more\n", to: "Resources/Localization/Ideas.yml")
        let english = try #require(LocaleTag("en"))
        contents = try SiteContents(
            root: URL(fileURLWithPath: folder.path), pages: [IdeaTableViewModel.self], shell: TinyShellViewModel.self,
            defaultLocale: english)
        localizer = contents.catalogs.localizer(for: english, timeZone: .gmt)
    }

    func html(_ model: IdeaTableViewModel = .stub()) throws -> String {
        let bytes = try contents.html(of: model, in: TinyShellViewModel.stub(), localizer: localizer)
        return String(decoding: try #require(bytes), as: UTF8.self)
    }

    func json(_ model: IdeaTableViewModel = .stub()) -> String {
        String(decoding: contents.json.render(model, localizer: localizer), as: UTF8.self)
    }
}
