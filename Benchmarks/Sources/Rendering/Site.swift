import Foundation
import Localization
import MVVM
import MVVMServer

/// The board, its templates and its words, ready to be rendered.
struct Site {
    let contents: SiteContents
    let localizer: Localizer
    var board: BoardViewModel
    let shell: ShellViewModel

    init(root: String, board: BoardViewModel, userName: String) throws {
        contents = try Site.contents(root: root)
        localizer = contents.catalogs.localizer(for: .french, timeZone: .gmt)
        self.board = board
        shell = ShellViewModel(language: localizer.locale.description, userName: userName)
    }

    static func contents(root: String) throws -> SiteContents {
        try SiteContents(
            root: URL(fileURLWithPath: root), pages: [BoardViewModel.self], shell: ShellViewModel.self,
            defaultLocale: .english)
    }

    var html: [UInt8] {
        get throws { try contents.html(of: board, in: shell, localizer: localizer) ?? [] }
    }

    var json: [UInt8] { contents.json.render(board, localizer: localizer) }

    var plain: PlainBoard { PlainBoard(board, in: shell, localizer: localizer) }
}

extension LocaleTag {
    static let english: LocaleTag = known("en")
    static let french: LocaleTag = known("fr")

    private static func known(_ tag: String) -> LocaleTag {
        guard let tag = LocaleTag(tag) else { preconditionFailure("'\(tag)' is a tag of BCP 47") }
        return tag
    }
}
